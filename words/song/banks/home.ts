import type { Bank } from './bank.ts'

export const home: Bank = {
  verses: [
    'The porch is leaning to the side / The door is always open wide',
    "There's bread still warm upon the sill / The dogs are asleep below the hill",
    'The pencil marks along the wall / They still remember me so small',
    'My mother hums above the sink / It says far more than you would think',
    'The creaky stair, the yellow light / The house that held me every night',
    'The apple tree we used to climb / Still drops its fruit at supper time',
    "+There's muddy boots beside the door / And everybody's home once more",
    'I know each crack along the lane / I know the sound of roof and rain',
    "The kettle sings, the table's set / I haven't seen a better place yet",
    'The church bell counts the afternoon / The crickets know the same old tune',
    '-They sold the house, they cut the tree / They left the empty sky to me',
    "-The key I kept won't turn the lock / A stranger waves from down the block",
    'The garden hose, the summer heat / The grass between our dancing feet',
    "My father's truck, my brother's bike / I know what every day was like",
    'The stars come out above the barn / We wrap ourselves in quilt and yarn',
  ],
  choruses: [
    'Take me back, take me home / No more wild roads to roam',
    "+There's a light in the window for me / It's the only place I want to be",
    'Wherever I go, wherever I stand / I carry a handful of that land',
    'Leave the lamp on, leave the key / Someone there is waiting for me',
    "-You can't go back, but I still try / I leave the light on and don't know why",
    "Home is the hand that you hold in the night / Home is the voice that says it's all right",
  ],
  bridges: [
    "And when they ask me where I'm from / I'll sing them this, I'll softly hum",
    'The walls may fall, the paint may peel / But nothing else has felt so real',
    "It's not the roof, it's not the stone / It's knowing you are not alone",
    "+Pull up a chair, come gather round / There's no sweeter place to be found",
  ],
  titles: [
    'Leave the Lamp On',
    'Back Where I Began',
    'The Yellow Light',
    'Open Door',
    'Pencil Marks',
    'Home Again Slow',
  ],
}
