import type { ToldRows } from './toldRows.ts'

// Around what a song of iron and thunder tells: * is the request's own sentence.
export const TOLD_STORM: ToldRows = {
  glad: {
    couplets: `
      *, and the mountains reply / There's a banner of fire going up in the sky
      *, let the thunder be told / We are iron by night, and by morning we're gold
      *, and we rise, and we rise / With the ash on our hands and the dawn in our eyes
      *, and the gates open wide / There's a roar like an ocean, a turn of the tide
      *, raise the torch, raise the horn / Out of fire and of ice was the morning reborn
      *, and the drums never cease / There's a lightning in us that will not sit in peace
      *, let the legend be sung / On a hill made of stars with a storm for a tongue
      *, and the dark has to yield / There's a sun breaking red on the edge of the field
      *, and the hammer comes down / There's a spark for each star, and the sky for a crown
    `,
    hooks: `
      *, raise the flame / *, let them carry the name / We walked into winter, and out of it came / *, raise the flame
      *, into the light / *, through the teeth of the night / There's a thunder of wings and a terrible height / *, into the light
      *, stand, stand, stand / *, with a torch in each hand / There's a fire on the hills over all of the land / *, stand, stand, stand
      *, we ride, we ride / *, with the storm at our side / There's a dawn on the blade, and there's nowhere to hide / *, we ride, we ride
      *, till the world is new / *, till the sun breaks through / There's an army of morning in crimson and blue / *, till the world is new
    `,
    pairs: `
      The fires on the ridges are answering now / There's lightning for laurel on everyone's brow
      We came out of winter with frost in our hair / The thunder walked with us, the thunder was there
      The drums in the mountain, the wings overhead / We sing for the living, we sing for the dead
      The sun on the steel and the horn on the hill / The sky is a war, and it's never been still
    `,
  },
  own: {
    couplets: `
      *, and I bow to no throne / I was forged in the dark, I am iron and bone
      *, and I walk through the fire / With a crown made of thorns and a heart made of wire
      *, and the gates are ajar / I have followed the smoke of a burning-out star
      *, and I never will kneel / There is rust on the chain, there is blood on the wheel
      *, let the heavens all fall / I have stood in the storm with my back to the wall
      *, and I never will rest / I'm the last of the light going down in the west
      *, till the mountains are sand / I have thunder for blood and a blade in my hand
      *, the abyss knows my name / I went down into darkness and came up in flame
      *, and I rise from the ground / Like a wolf, like a wall, like a terrible sound
    `,
    hooks: `
      *, I will not kneel / *, I am fire, I am steel / There's no chain in this world that can hold what I feel / *, I will not kneel
      *, let it come, let it come / *, to the beat of the drum / There's a hammer for all that I'll ever become / *, let it come, let it come
      *, to the end, to the end / *, where the iron won't bend / There's a wound in my side that I don't need to mend / *, to the end, to the end
      *, and I rise, and I rise / *, with the ash in my eyes / There's a wing made of cinders that cuts through the skies / *, and I rise, and I rise
      *, in the eye of the storm / *, where the thunder was born / There's a scream in the lightning, a sky being torn / *, in the eye of the storm
    `,
    pairs: `
      I've armour of ashes, I've breath like a blade / I walked through the furnace, and there I was made
      The storm is my mother, the iron my friend / I'll stand on this rock till the oceans end
      No crown and no master, no god at my door / I've drowned in this darkness and swum to the shore
      I've stared at the lightning, I've slept in the snow / The fire goes before me wherever I go
    `,
  },
  low: {
    couplets: `
      *, and the last light has flown / There's a frost on the crown, and a crack in the stone
      *, and the fire's burning low / There's a shape in the dark, there's a name in the snow
      *, and the tide pulls me down / There's a weight in the water, a chain and a crown
      *, in the heart of the void / Every star that I followed was burned and destroyed
      *, and the sky has no end / There's a wound in the silence that no one can mend
      *, and it bleeds into black / There's a road into winter, and no road leads back
      *, and the altar is cold / There are ashes for silver and embers for gold
      *, and the walls start to scream / I am locked in the dark at the end of a dream
      *, and the night swallows all / There are claws in the rain, there are hands on the wall
      *, where no light ever fell / I have walked every circle and corner of hell
    `,
    hooks: `
      *, down and down / *, where the lost stars drown / There's no king any more, only rust for a crown / *, down and down
      *, in the dark, in the dark / *, not a breath, not a spark / There's a beast in my ribs, and it's leaving its mark / *, in the dark, in the dark
      *, and the black bells toll / *, in the pit of the soul / There's a fire going out, and it leaves only coal / *, and the black bells toll
      *, and the cold closes in / *, like a blade on the skin / There's a door in the dark where the whispers begin / *, and the cold closes in
      *, under black rain / *, and the end of the chain / There's a throne made of winter, a kingdom of pain / *, under black rain
    `,
    pairs: `
      The moon is a skull on a mantle of black / The road that I came by is not going back
      The bells underwater, the crows in the rain / The rust on the door, and the door, and the chain
      I called into nothing, and nothing replied / There's winter without, and there's winter inside
      The ash settles slowly on all that I knew / There's no star above me for fire to shine through
    `,
  },
  angry: {
    couplets: `
      *, let the walls come down / I've a match for the palace, a stone for the crown
      *, now feel the ground shake / There's a thunder below, and it's coming awake
      *, and I spit on the chain / There is thunder for blood in the heart of the vein
      *, and there will be no peace / There's a beast in this cage, and it wants its release
      *, now the hammer will fall / There is blood in my fist, there's a crack in the wall
      *, in the blood, in the spine / I have sharpened my fury, I've brought it to shine
      *, burn it, burn it away / Let the fire have its night, and the ashes the day
      *, and I'm breaking the door / There's a war in my lungs, and it's starting to roar
    `,
    hooks: `
      *, break it, break it all / *, let the tower fall / There's a fist made of thunder that's breaking the wall / *, break it, break it all
      *, feel the blaze, feel the blaze / *, to the end of our days / There's a match in the dark for this city of haze / *, feel the blaze, feel the blaze
      *, no more chains / *, let it run in our veins / There's a hammer that falls like the heaviest rains / *, no more chains
      *, tear it down / *, tear the throne and the crown / There's a river of rage, and the liars will drown / *, tear it down
    `,
    pairs: `
      I'll carve it in iron, I'll scream it in stone / I'll tear down the banner, I'll tear down the throne
      The teeth of the gear, and the boot, and the wheel / I've turned into fire what was meant to be steel
      They buried it deep, and it grew in the ground / Now hear it come up, and the terrible sound
      The sky has gone red, and the time has gone by / There's thunder for all who have lived by the lie
    `,
  },
  tale: {
    couplets: `
      *, where the black rivers run / In the year of the wolf, in the death of the sun
      *, and the horns split the night / There's an ocean of shadow, and one blade of light
      *, and the skies open red / There is thunder to wake all the kings of the dead
      *, so the old songs all say / On a field made of frost at the end of the day
      *, when the moon turns to blood / There is fire on the water and frost in the mud
      *, by the light of the pyre / There's a name in the ashes, a name in the fire
      *, and the mountain is torn / There's a night with no end where the legends are born
      *, and the raven goes by / There's a fire in its feathers, a storm in the sky
      *, and the bells make no sound / There is smoke on the summit and steel in the ground
    `,
    hooks: `
      *, hail, hail, hail / *, through the frost and the gale / There's a horn on the hill and a blood-red sail / *, hail, hail, hail
      *, under iron skies / *, where the last eagle flies / There's a kingdom that falls, and a fire that will rise / *, under iron skies
      *, so the runes foretold / *, in the blood and the gold / There's a sword in the ice that no fist can hold / *, so the runes foretold
      *, in the age of fire / *, on the funeral pyre / There's a song made of ash on a harp made of wire / *, in the age of fire
      *, till the end of the world / *, with the banners unfurled / There's a star like a spear that the heavens have hurled / *, till the end of the world
    `,
    pairs: `
      The wolves on the ice and the torches in line / A thousand years' thunder, and one battle sign
      The sea takes the towers, the wind takes the rest / The sun falls like bronze on the heart of the west
      A crown in the river, a blade in the stone / And somebody singing it, far off, alone
      The snow on the banners, the smoke in the pass / The stars over all of it, silver as glass
    `,
  },
}
