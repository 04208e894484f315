import { aCappella } from './aCappella.ts'
import { afrobeat } from './afrobeat.ts'
import { amapiano } from './amapiano.ts'
import { ambient } from './ambient.ts'
import { bachata } from './bachata.ts'
import { barbershop } from './barbershop.ts'
import { bhangra } from './bhangra.ts'
import { bluegrass } from './bluegrass.ts'
import { blues } from './blues.ts'
import { boomBap } from './boomBap.ts'
import { bossaNova } from './bossaNova.ts'
import { breakbeat } from './breakbeat.ts'
import { celtic } from './celtic.ts'
import { chanson } from './chanson.ts'
import { chiptune } from './chiptune.ts'
import { cinematic } from './cinematic.ts'
import { cityPop } from './cityPop.ts'
import { classical } from './classical.ts'
import { country } from './country.ts'
import { cumbia } from './cumbia.ts'
import { dancehall } from './dancehall.ts'
import { deepHouse } from './deepHouse.ts'
import { disco } from './disco.ts'
import { djent } from './djent.ts'
import { doomMetal } from './doomMetal.ts'
import { drill } from './drill.ts'
import { drumAndBass } from './drumAndBass.ts'
import { dub } from './dub.ts'
import { dubstep } from './dubstep.ts'
import { fado } from './fado.ts'
import { flamenco } from './flamenco.ts'
import { folk } from './folk.ts'
import { funk } from './funk.ts'
import { fusion } from './fusion.ts'
import type { Genre } from './genre.ts'
import { gospel } from './gospel.ts'
import { gregorianChant } from './gregorianChant.ts'
import { grime } from './grime.ts'
import { grunge } from './grunge.ts'
import { hardstyle } from './hardstyle.ts'
import { hipHop } from './hipHop.ts'
import { house } from './house.ts'
import { hyperpop } from './hyperpop.ts'
import { indianClassical } from './indianClassical.ts'
import { indie } from './indie.ts'
import { jazz } from './jazz.ts'
import { klezmer } from './klezmer.ts'
import { kPop } from './kPop.ts'
import { loFi } from './loFi.ts'
import { lullaby } from './lullaby.ts'
import { marchingBand } from './marchingBand.ts'
import { mariachi } from './mariachi.ts'
import { merengue } from './merengue.ts'
import { metal } from './metal.ts'
import { musical } from './musical.ts'
import { neoSoul } from './neoSoul.ts'
import { newWave } from './newWave.ts'
import { orchestral } from './orchestral.ts'
import { phonk } from './phonk.ts'
import { polka } from './polka.ts'
import { pop } from './pop.ts'
import { punk } from './punk.ts'
import { reggae } from './reggae.ts'
import { reggaeton } from './reggaeton.ts'
import { rhythmAndBlues } from './rhythmAndBlues.ts'
import { rock } from './rock.ts'
import { salsa } from './salsa.ts'
import { samba } from './samba.ts'
import { shoegaze } from './shoegaze.ts'
import { ska } from './ska.ts'
import { soul } from './soul.ts'
import { swing } from './swing.ts'
import { synthwave } from './synthwave.ts'
import { tango } from './tango.ts'
import { techno } from './techno.ts'
import { trance } from './trance.ts'
import { trap } from './trap.ts'
import { twoStep } from './twoStep.ts'
import { waltz } from './waltz.ts'

export const GENRES: readonly Genre[] = [
  pop,
  rock,
  punk,
  metal,
  indie,
  folk,
  country,
  celtic,
  blues,
  jazz,
  swing,
  bossaNova,
  samba,
  salsa,
  reggaeton,
  flamenco,
  reggae,
  dub,
  afrobeat,
  amapiano,
  hipHop,
  boomBap,
  trap,
  drill,
  grime,
  loFi,
  rhythmAndBlues,
  neoSoul,
  gospel,
  funk,
  disco,
  house,
  deepHouse,
  techno,
  trance,
  drumAndBass,
  dubstep,
  synthwave,
  chiptune,
  kPop,
  ambient,
  classical,
  orchestral,
  cinematic,
  waltz,
  lullaby,
  indianClassical,
  fado,
  tango,
  klezmer,
  chanson,
  aCappella,
  barbershop,
  breakbeat,
  twoStep,
  bhangra,
  mariachi,
  cumbia,
  bachata,
  dancehall,
  hardstyle,
  phonk,
  shoegaze,
  grunge,
  ska,
  gregorianChant,
  musical,
  marchingBand,
  fusion,
  djent,
  doomMetal,
  newWave,
  cityPop,
  hyperpop,
  bluegrass,
  soul,
  polka,
  merengue,
]
