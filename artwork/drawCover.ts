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
type Families = readonly [Family, ...Family[]]

// The first word that occurs in the genre's name decides; a seed chooses among its families.
const FAMILIES: readonly (readonly [genreWord: string, Families])[] = [
  ['synthwave', [drawHorizon]],
  ['city pop', [drawHorizon, drawStripes]],
  ['fado', [drawInk, drawWoven]],
  ['tango', [drawSunburst, drawInk]],
  ['klezmer', [drawWoven, drawCutPaper]],
  ['chanson', [drawInk, drawCutPaper]],
  ['a cappella', [drawCutPaper, drawWaves]],
  ['barbershop', [drawStripes, drawBars]],
  ['breakbeat', [drawOpArt, drawTiles]],
  ['2-step', [drawGlass, drawOpArt]],
  ['bhangra', [drawWoven, drawSunburst]],
  ['mariachi', [drawSunburst, drawCutPaper]],
  ['cumbia', [drawSunburst, drawWoven]],
  ['bachata', [drawSunburst, drawWaves]],
  ['merengue', [drawSunburst, drawCutPaper]],
  ['dancehall', [drawSunburst, drawTiles]],
  ['hardstyle', [drawOpArt, drawRiso]],
  ['phonk', [drawTiles, drawHorizon]],
  ['shoegaze', [drawGlass, drawContourMap]],
  ['grunge', [drawRiso, drawInk]],
  ['ska', [drawTiles, drawBars]],
  ['gregorian', [drawInk, drawContourMap]],
  ['musical', [drawSunburst, drawStripes]],
  ['marching', [drawStripes, drawSunburst]],
  ['fusion', [drawBars, drawGlass]],
  ['djent', [drawOpArt, drawRiso]],
  ['new wave', [drawHorizon, drawTiles]],
  ['hyperpop', [drawPixels, drawGlass]],
  ['bluegrass', [drawWoven, drawSunburst]],
  ['polka', [drawCutPaper, drawWoven]],
  ['bossa', [drawWaves]],
  ['samba', [drawWaves, drawSunburst]],
  ['lo-fi', [drawPixels]],
  ['lofi', [drawPixels]],
  ['chiptune', [drawPixels]],
  ['boom bap', [drawTiles, drawBars]],
  ['drill', [drawOpArt, drawTiles]],
  ['grime', [drawPixels, drawOpArt]],
  ['hip hop', [drawTiles, drawRiso]],
  ['trap', [drawTiles, drawOpArt]],
  ['rap', [drawTiles, drawRiso]],
  ['drum and bass', [drawOpArt]],
  ['dubstep', [drawOpArt, drawRiso]],
  ['techno', [drawOpArt]],
  ['trance', [drawOpArt, drawGlass]],
  ['house', [drawGlass, drawTiles]],
  ['disco', [drawStripes, drawGlass]],
  ['funk', [drawStripes]],
  ['soul', [drawStripes, drawBars]],
  ['r&b', [drawGlass, drawStripes]],
  ['reggae', [drawSunburst]],
  ['dub', [drawWaves, drawSunburst]],
  ['salsa', [drawSunburst, drawCutPaper]],
  ['flamenco', [drawSunburst, drawInk]],
  ['afrobeat', [drawWoven, drawSunburst]],
  ['amapiano', [drawWoven, drawGlass]],
  ['indian', [drawWoven, drawContourMap]],
  ['latin', [drawSunburst, drawCutPaper]],
  ['gospel', [drawSunburst]],
  ['country', [drawSunburst, drawWoven]],
  ['jazz', [drawBars]],
  ['swing', [drawBars]],
  ['blues', [drawBars, drawInk]],
  ['metal', [drawRiso]],
  ['punk', [drawRiso]],
  ['rock', [drawRiso]],
  ['indie', [drawCutPaper, drawRiso]],
  ['celtic', [drawWoven, drawContourMap]],
  ['waltz', [drawInk, drawWaves]],
  ['lullaby', [drawCutPaper, drawWaves]],
  ['folk', [drawWoven, drawInk]],
  ['acoustic', [drawInk, drawWoven]],
  ['singer', [drawInk, drawCutPaper]],
  ['piano', [drawInk]],
  ['ambient', [drawContourMap]],
  ['orchestral', [drawInk, drawContourMap]],
  ['cinematic', [drawContourMap, drawInk]],
  ['classical', [drawInk]],
  ['pop', [drawCutPaper, drawGlass]],
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

export function drawCover(subject: CoverSubject): Drawing {
  const genre = subject.genre.toLowerCase()
  const families = FAMILIES.find(([word]) => genre.includes(word))?.[1] ?? ANY_FAMILY
  const draw = families[hashText(`${subject.seed}`) % families.length] ?? families[0]
  return { size: 1000, ...draw(readSong(subject)) }
}
