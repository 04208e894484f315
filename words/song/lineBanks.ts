import { lines, type LineBank } from '../lines.ts'
import { KITS } from './kitBanks.ts'
import absent from '../lines/absent.json' with { type: 'json' }
import annoyance from '../lines/annoyance.json' with { type: 'json' }
import any from '../lines/any.json' with { type: 'json' }
import anyCity from '../lines/anyCity.json' with { type: 'json' }
import anyKinds from '../lines/anyKinds.json' with { type: 'json' }
import apology from '../lines/apology.json' with { type: 'json' }
import babyLoss from '../lines/babyLoss.json' with { type: 'json' }
import birth from '../lines/birth.json' with { type: 'json' }
import birthday from '../lines/birthday.json' with { type: 'json' }
import blues from '../lines/blues.json' with { type: 'json' }
import chant from '../lines/chant.json' with { type: 'json' }
import closing from '../lines/closing.json' with { type: 'json' }
import club from '../lines/club.json' with { type: 'json' }
import country from '../lines/country.json' with { type: 'json' }
import defeat from '../lines/defeat.json' with { type: 'json' }
import expecting from '../lines/expecting.json' with { type: 'json' }
import farewell from '../lines/farewell.json' with { type: 'json' }
import festivals from '../lines/festivals.json' with { type: 'json' }
import firm from '../lines/firm.json' with { type: 'json' }
import forgetting from '../lines/forgetting.json' with { type: 'json' }
import freedom from '../lines/freedom.json' with { type: 'json' }
import friendship from '../lines/friendship.json' with { type: 'json' }
import funny from '../lines/funny.json' with { type: 'json' }
import graduation from '../lines/graduation.json' with { type: 'json' }
import heartbreak from '../lines/heartbreak.json' with { type: 'json' }
import heartsOfSound from '../lines/heartsOfSound.json' with { type: 'json' }
import illness from '../lines/illness.json' with { type: 'json' }
import intercession from '../lines/intercession.json' with { type: 'json' }
import jealousy from '../lines/jealousy.json' with { type: 'json' }
import jingle from '../lines/jingle.json' with { type: 'json' }
import kids from '../lines/kids.json' with { type: 'json' }
import longing from '../lines/longing.json' with { type: 'json' }
import love from '../lines/love.json' with { type: 'json' }
import loveLong from '../lines/loveLong.json' with { type: 'json' }
import loveNew from '../lines/loveNew.json' with { type: 'json' }
import lullaby from '../lines/lullaby.json' with { type: 'json' }
import mishap from '../lines/mishap.json' with { type: 'json' }
import moment from '../lines/moment.json' with { type: 'json' }
import mourning from '../lines/mourning.json' with { type: 'json' }
import parents from '../lines/parents.json' with { type: 'json' }
import party from '../lines/party.json' with { type: 'json' }
import pets from '../lines/pets.json' with { type: 'json' }
import pictures from '../lines/pictures.json' with { type: 'json' }
import places from '../lines/places.json' with { type: 'json' }
import portrait from '../lines/portrait.json' with { type: 'json' }
import protest from '../lines/protest.json' with { type: 'json' }
import punk from '../lines/punk.json' with { type: 'json' }
import rap from '../lines/rap.json' with { type: 'json' }
import rapHope from '../lines/rapHope.json' with { type: 'json' }
import rapPeople from '../lines/rapPeople.json' with { type: 'json' }
import recovery from '../lines/recovery.json' with { type: 'json' }
import rite from '../lines/rite.json' with { type: 'json' }
import riddance from '../lines/riddance.json' with { type: 'json' }
import road from '../lines/road.json' with { type: 'json' }
import scenesAbout from '../lines/scenes/about.json' with { type: 'json' }
import scenesDays from '../lines/scenes/days.json' with { type: 'json' }
import scenesFamily from '../lines/scenes/family.json' with { type: 'json' }
import scenesFeasts from '../lines/scenes/feasts.json' with { type: 'json' }
import scenesMoreDays from '../lines/scenes/moreDays.json' with { type: 'json' }
import scenesMoreFamily from '../lines/scenes/moreFamily.json' with { type: 'json' }
import scenesPartings from '../lines/scenes/partings.json' with { type: 'json' }
import scenesSecondLook from '../lines/scenes/secondLook.json' with { type: 'json' }
import scenesThings from '../lines/scenes/things.json' with { type: 'json' }
import scenesTold from '../lines/scenes/told.json' with { type: 'json' }
import school from '../lines/school.json' with { type: 'json' }
import service from '../lines/service.json' with { type: 'json' }
import siblings from '../lines/siblings.json' with { type: 'json' }
import sorrow from '../lines/sorrow.json' with { type: 'json' }
import stag from '../lines/stag.json' with { type: 'json' }
import story from '../lines/story.json' with { type: 'json' }
import strength from '../lines/strength.json' with { type: 'json' }
import thanks from '../lines/thanks.json' with { type: 'json' }
import told from '../lines/told.json' with { type: 'json' }
import wedding from '../lines/wedding.json' with { type: 'json' }
import work from '../lines/work.json' with { type: 'json' }

const OF_OCCASIONS: readonly LineBank[] = [
  absent,
  annoyance,
  any,
  anyCity,
  anyKinds,
  apology,
  babyLoss,
  birth,
  birthday,
  blues,
  chant,
  closing,
  club,
  country,
  defeat,
  expecting,
  farewell,
  festivals,
  firm,
  forgetting,
  freedom,
  friendship,
  funny,
  graduation,
  heartbreak,
  heartsOfSound,
  illness,
  intercession,
  jealousy,
  jingle,
  kids,
  longing,
  love,
  loveLong,
  loveNew,
  lullaby,
  mishap,
  moment,
  mourning,
  parents,
  party,
  pets,
  pictures,
  places,
  portrait,
  protest,
  punk,
  rap,
  rapHope,
  rapPeople,
  recovery,
  riddance,
  rite,
  road,
  scenesAbout,
  scenesDays,
  scenesFamily,
  scenesFeasts,
  scenesMoreDays,
  scenesMoreFamily,
  scenesPartings,
  scenesSecondLook,
  scenesThings,
  scenesTold,
  school,
  service,
  siblings,
  sorrow,
  stag,
  story,
  strength,
  thanks,
  told,
  wedding,
  work,
].flatMap((file): LineBank[] => Object.entries(file).map(([occasion, rows]) => lines(occasion, rows)))

export const LINE_BANKS: readonly LineBank[] = [...OF_OCCASIONS, ...Object.values(KITS)]
