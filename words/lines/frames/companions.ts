import { rowsOf } from '../frames.ts'

// A song about one who has another beside them: * is the other, by what it is to the first.
export const COMPANION_FRAMES = {
  animal: rowsOf(`
    And * lies down where the doorway is warm / It opens one eye, and it sleeps through the storm
    Ask *, that was there for the whole of the way / It looks at you once, and has nothing to say
    And nobody thanks *, and nobody's wise / There's nine parts of all of it there in its eyes
    When talk has run out and the fire has burned low / There's * close by me, and that's all I know
    And there goes *, never far off, never near / It knows the way home by the tip of one ear
    And who's at the door with the look of a friend? / It's *, come to see how the evening will end
  `),
  somebody: rowsOf(`
    And where would it all be, with * not there? / There's two of each cup, and there's two of each chair
    Ask *, and it's told you another way round / With half of it lost, and the other half found
    And there stands *, who has heard it before / And laughs all the same, with a hand on the door
    And * beside, who has never said much / A look does for talking, a sleeve for a touch
    There's never the one without *, they say / They quarrel at breakfast, they mend through the day
  `),
  rival: rowsOf(`
    There's no love lost there, just ask *, and you'll see / It's war by the spoonful, from breakfast to tea
    And over there, *, with a face like a stone / It takes two to quarrel, and neither's alone
    And * looks away with a toss of the head / There's weather, and then there's the things that were said
  `),
  thing: rowsOf(`
    And always *, in the crook of an arm / It's been through the weather, and come to no harm
    And there in the corner * waits for its turn / It knows all the things that the rest have to learn
    There's some would take silver, there's some would take land / Just * will do here, with a good steady hand
    And if the house burned, it's the one thing to save / It's *, and it's good for the cradle and grave
  `),
  any: rowsOf(`
    There's never the one without *, they say / You don't get the night if you don't get the day
    And where would it all be, with * not there? / It's half of a story, it's half of a pair
    And don't forget *, for it takes two to tell / The one has the rope, and the other the bell
  `),
} as const
