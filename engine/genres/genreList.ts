import { aCappella } from './soul/aCappella.ts'
import { afrobeat } from './caribbean/afrobeat.ts'
import { amapiano } from './dance/amapiano.ts'
import { ambient } from './dance/ambient.ts'
import { bachata } from './latin/bachata.ts'
import { barbershop } from './soul/barbershop.ts'
import { bhangra } from './folk/bhangra.ts'
import { bluegrass } from './folk/bluegrass.ts'
import { blues } from './jazz/blues.ts'
import { boomBap } from './hipHop/boomBap.ts'
import { bossaNova } from './jazz/bossaNova.ts'
import { breakbeat } from './dance/breakbeat.ts'
import { celtic } from './folk/celtic.ts'
import { chanson } from './pop/chanson.ts'
import { chiptune } from './dance/chiptune.ts'
import { cinematic } from './orchestral/cinematic.ts'
import { cityPop } from './pop/cityPop.ts'
import { classical } from './orchestral/classical.ts'
import { country } from './folk/country.ts'
import { cumbia } from './latin/cumbia.ts'
import { dancehall } from './caribbean/dancehall.ts'
import { deepHouse } from './dance/deepHouse.ts'
import { disco } from './dance/disco.ts'
import { djent } from './rock/djent.ts'
import { doomMetal } from './rock/doomMetal.ts'
import { drill } from './hipHop/drill.ts'
import { drumAndBass } from './dance/drumAndBass.ts'
import { dub } from './caribbean/dub.ts'
import { dubstep } from './dance/dubstep.ts'
import { fado } from './latin/fado.ts'
import { flamenco } from './latin/flamenco.ts'
import { folk } from './folk/folk.ts'
import { funk } from './soul/funk.ts'
import { fusion } from './jazz/fusion.ts'
import type { Genre } from './genre.ts'
import { gospel } from './soul/gospel.ts'
import { gregorianChant } from './orchestral/gregorianChant.ts'
import { grime } from './dance/grime.ts'
import { grunge } from './rock/grunge.ts'
import { hardstyle } from './dance/hardstyle.ts'
import { hipHop } from './hipHop/hipHop.ts'
import { house } from './dance/house.ts'
import { hyperpop } from './dance/hyperpop.ts'
import { indianClassical } from './folk/indianClassical.ts'
import { indie } from './rock/indie.ts'
import { jazz } from './jazz/jazz.ts'
import { klezmer } from './folk/klezmer.ts'
import { kPop } from './pop/kPop.ts'
import { loFi } from './hipHop/loFi.ts'
import { lullaby } from './pop/lullaby.ts'
import { marchingBand } from './orchestral/marchingBand.ts'
import { mariachi } from './latin/mariachi.ts'
import { merengue } from './latin/merengue.ts'
import { metal } from './rock/metal.ts'
import { musical } from './pop/musical.ts'
import { neoSoul } from './soul/neoSoul.ts'
import { newWave } from './rock/newWave.ts'
import { orchestral } from './orchestral/orchestral.ts'
import { phonk } from './hipHop/phonk.ts'
import { polka } from './folk/polka.ts'
import { pop } from './pop/pop.ts'
import { punk } from './rock/punk.ts'
import { reggae } from './caribbean/reggae.ts'
import { reggaeton } from './latin/reggaeton.ts'
import { rhythmAndBlues } from './soul/rhythmAndBlues.ts'
import { rock } from './rock/rock.ts'
import { salsa } from './latin/salsa.ts'
import { samba } from './latin/samba.ts'
import { shoegaze } from './rock/shoegaze.ts'
import { ska } from './caribbean/ska.ts'
import { soul } from './soul/soul.ts'
import { swing } from './jazz/swing.ts'
import { synthwave } from './dance/synthwave.ts'
import { tango } from './latin/tango.ts'
import { techno } from './dance/techno.ts'
import { trance } from './dance/trance.ts'
import { trap } from './hipHop/trap.ts'
import { twoStep } from './dance/twoStep.ts'
import { waltz } from './folk/waltz.ts'

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
