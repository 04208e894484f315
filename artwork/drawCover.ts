import type { CoverSubject } from './coverSubject.ts'
import { drawBars } from './families/bars.ts'
import { drawContourMap } from './families/contourMap.ts'
import { drawCutPaper } from './families/cutPaper.ts'
import { drawGlass } from './families/glass.ts'
import { drawHorizon } from './families/horizon.ts'
import { drawInk } from './families/ink.ts'
import { drawOpArt } from './families/opArt.ts'
import { drawPixels } from './families/pixels.ts'
import { drawRiso } from './families/riso.ts'
import { drawStripes } from './families/stripes.ts'
import { drawSunburst } from './families/sunburst.ts'
import { drawTiles } from './families/tiles.ts'
import { drawWaves } from './families/waves.ts'
import { drawWoven } from './families/woven.ts'
import { hashText } from './random.ts'
import type { Drawing } from './shapes.ts'
import { readSong, type Song } from './song.ts'

export type { CoverSubject } from './coverSubject.ts'

type Family = (song: Song) => Omit<Drawing, 'size'>
type Families = readonly [Family, Family, Family, ...Family[]]

// The first word that occurs in the genre's name decides; a seed chooses among its families. Whoever makes one kind of
// music all day should not get one kind of picture; in their order the fourteen demo songs get fourteen kinds.
const FAMILIES: readonly (readonly [genreWord: string, Families])[] = [
  ['synthwave', [drawGlass, drawHorizon, drawStripes]],
  ['city pop', [drawHorizon, drawStripes, drawGlass]],
  ['fado', [drawInk, drawWoven, drawWaves]],
  ['tango', [drawSunburst, drawInk, drawCutPaper]],
  ['klezmer', [drawWoven, drawCutPaper, drawSunburst]],
  ['chanson', [drawInk, drawCutPaper, drawWaves]],
  ['a cappella', [drawCutPaper, drawWaves, drawInk]],
  ['barbershop', [drawStripes, drawBars, drawCutPaper]],
  ['breakbeat', [drawOpArt, drawTiles, drawPixels]],
  ['2-step', [drawGlass, drawOpArt, drawStripes]],
  ['bhangra', [drawWoven, drawSunburst, drawTiles]],
  ['mariachi', [drawSunburst, drawCutPaper, drawWoven]],
  ['cumbia', [drawSunburst, drawWoven, drawWaves]],
  ['bachata', [drawSunburst, drawWaves, drawCutPaper]],
  ['merengue', [drawSunburst, drawCutPaper, drawTiles]],
  ['dancehall', [drawSunburst, drawTiles, drawWaves]],
  ['hardstyle', [drawOpArt, drawRiso, drawGlass]],
  ['phonk', [drawTiles, drawHorizon, drawRiso]],
  ['shoegaze', [drawGlass, drawContourMap, drawWaves]],
  ['grunge', [drawRiso, drawInk, drawTiles]],
  ['ska', [drawTiles, drawBars, drawRiso]],
  ['gregorian', [drawInk, drawContourMap, drawGlass]],
  ['musical', [drawSunburst, drawStripes, drawCutPaper]],
  ['marching', [drawStripes, drawSunburst, drawBars]],
  ['fusion', [drawBars, drawGlass, drawWaves]],
  ['djent', [drawOpArt, drawRiso, drawTiles]],
  ['new wave', [drawHorizon, drawTiles, drawStripes]],
  ['hyperpop', [drawPixels, drawGlass, drawOpArt]],
  ['bluegrass', [drawWoven, drawSunburst, drawInk]],
  ['polka', [drawCutPaper, drawWoven, drawSunburst]],
  ['bossa', [drawWaves, drawCutPaper, drawSunburst]],
  ['samba', [drawWaves, drawSunburst, drawCutPaper]],
  ['lo-fi', [drawCutPaper, drawPixels, drawHorizon]],
  ['lofi', [drawCutPaper, drawPixels, drawHorizon]],
  ['chiptune', [drawPixels, drawTiles, drawHorizon]],
  ['boom bap', [drawTiles, drawBars, drawRiso]],
  ['drill', [drawOpArt, drawTiles, drawRiso]],
  ['grime', [drawPixels, drawOpArt, drawTiles]],
  ['hip hop', [drawPixels, drawRiso, drawBars, drawTiles]],
  ['trap', [drawTiles, drawOpArt, drawHorizon]],
  ['rap', [drawTiles, drawRiso, drawBars]],
  ['drum and bass', [drawOpArt, drawGlass, drawContourMap]],
  ['dubstep', [drawOpArt, drawRiso, drawTiles]],
  ['techno', [drawBars, drawOpArt, drawTiles]],
  ['trance', [drawOpArt, drawGlass, drawWaves]],
  ['house', [drawTiles, drawGlass, drawWaves]],
  ['disco', [drawStripes, drawGlass, drawSunburst]],
  ['funk', [drawTiles, drawStripes, drawSunburst]],
  ['soul', [drawStripes, drawBars, drawSunburst, drawGlass]],
  ['r&b', [drawGlass, drawStripes, drawWaves, drawCutPaper]],
  ['reggae', [drawStripes, drawSunburst, drawWaves]],
  ['dub', [drawWaves, drawSunburst, drawOpArt]],
  ['salsa', [drawSunburst, drawCutPaper, drawWoven]],
  ['flamenco', [drawSunburst, drawInk, drawCutPaper]],
  ['afrobeat', [drawWoven, drawSunburst, drawStripes]],
  ['amapiano', [drawWoven, drawGlass, drawStripes]],
  ['indian', [drawWoven, drawContourMap, drawSunburst]],
  ['latin', [drawSunburst, drawCutPaper, drawWoven]],
  ['gospel', [drawSunburst, drawGlass, drawStripes]],
  ['country', [drawSunburst, drawWoven, drawHorizon, drawInk]],
  ['jazz', [drawInk, drawCutPaper, drawBars, drawGlass]],
  ['swing', [drawBars, drawStripes, drawSunburst]],
  ['blues', [drawBars, drawInk, drawRiso, drawStripes]],
  ['metal', [drawRiso, drawOpArt, drawInk, drawTiles]],
  ['punk', [drawRiso, drawTiles, drawOpArt]],
  ['rock', [drawStripes, drawHorizon, drawRiso, drawWaves]],
  ['indie', [drawCutPaper, drawRiso, drawWaves, drawPixels]],
  ['celtic', [drawWoven, drawContourMap, drawInk]],
  ['waltz', [drawInk, drawWaves, drawCutPaper]],
  ['lullaby', [drawCutPaper, drawWaves, drawPixels]],
  ['folk', [drawInk, drawCutPaper, drawWoven, drawHorizon]],
  ['acoustic', [drawInk, drawWoven, drawCutPaper, drawWaves]],
  ['singer', [drawInk, drawCutPaper, drawWaves, drawHorizon]],
  ['piano', [drawInk, drawWaves, drawContourMap]],
  ['ambient', [drawGlass, drawWaves, drawHorizon, drawContourMap]],
  ['orchestral', [drawInk, drawContourMap, drawGlass]],
  ['cinematic', [drawContourMap, drawInk, drawHorizon]],
  ['classical', [drawInk, drawContourMap, drawGlass]],
  ['pop', [drawGlass, drawWaves, drawStripes, drawCutPaper]],
]

const ANY_FAMILY: Families = [
  drawCutPaper,
  drawRiso,
  drawInk,
  drawContourMap,
  drawWoven,
  drawGlass,
  drawPixels,
  drawSunburst,
  drawStripes,
  drawWaves,
  drawTiles,
  drawBars,
  drawOpArt,
  drawHorizon,
]

export function chooseFamily({ genre, seed }: Pick<CoverSubject, 'genre' | 'seed'>): Family {
  const name = genre.toLowerCase()
  const families = FAMILIES.find(([word]) => name.includes(word))?.[1] ?? ANY_FAMILY
  return families[hashText(`${seed}`) % families.length] ?? families[0]
}

export function drawCover(subject: CoverSubject): Drawing {
  return { size: 1000, ...chooseFamily(subject)(readSong(subject)) }
}
