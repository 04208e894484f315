import type { AnswerBank, LineBank } from '../lines.ts'
import * as absent from '../lines/absent.ts'
import * as annoyance from '../lines/annoyance.ts'
import * as any from '../lines/any.ts'
import * as anyKinds from '../lines/anyKinds.ts'
import * as apology from '../lines/apology.ts'
import * as babyLoss from '../lines/babyLoss.ts'
import * as birth from '../lines/birth.ts'
import * as birthday from '../lines/birthday.ts'
import * as blues from '../lines/blues.ts'
import * as chant from '../lines/chant.ts'
import * as closing from '../lines/closing.ts'
import * as club from '../lines/club.ts'
import * as country from '../lines/country.ts'
import * as defeat from '../lines/defeat.ts'
import * as expecting from '../lines/expecting.ts'
import * as farewell from '../lines/farewell.ts'
import * as festivals from '../lines/festivals.ts'
import * as firm from '../lines/firm.ts'
import * as forgetting from '../lines/forgetting.ts'
import * as freedom from '../lines/freedom.ts'
import * as friendship from '../lines/friendship.ts'
import * as funny from '../lines/funny.ts'
import * as graduation from '../lines/graduation.ts'
import * as heartbreak from '../lines/heartbreak.ts'
import * as illness from '../lines/illness.ts'
import * as intercession from '../lines/intercession.ts'
import * as jealousy from '../lines/jealousy.ts'
import * as jingle from '../lines/jingle.ts'
import * as kids from '../lines/kids.ts'
import * as kitsTurns from '../lines/kits/turns.ts'
import * as kitsWorkshop from '../lines/kits/workshop.ts'
import * as kitsSportsground from '../lines/kits/sportsground.ts'
import * as kitsScreens from '../lines/kits/screens.ts'
import * as kitsCity from '../lines/kits/city.ts'
import * as kitsTable from '../lines/kits/table.ts'
import * as kitsParty from '../lines/kits/party.ts'
import * as kitsDaily from '../lines/kits/daily.ts'
import * as kitsHome from '../lines/kits/home.ts'
import * as kitsKitchen from '../lines/kits/kitchen.ts'
import * as kitsMachines from '../lines/kits/machines.ts'
import * as kitsOffice from '../lines/kits/office.ts'
import * as kitsTrades from '../lines/kits/trades.ts'
import * as kitsFaith from '../lines/kits/faith.ts'
import * as kitsFamily from '../lines/kits/family.ts'
import * as kitsFeasts from '../lines/kits/feasts.ts'
import * as kitsHearts from '../lines/kits/hearts.ts'
import * as kitsFeelings from '../lines/kits/feelings.ts'
import * as kitsTender from '../lines/kits/tender.ts'
import * as kitsGrowing from '../lines/kits/growing.ts'
import * as kitsMind from '../lines/kits/mind.ts'
import * as kitsNature from '../lines/kits/nature.ts'
import * as kitsNights from '../lines/kits/nights.ts'
import * as kitsSeasons from '../lines/kits/seasons.ts'
import * as kitsPartings from '../lines/kits/partings.ts'
import * as kitsPlaces from '../lines/kits/places.ts'
import * as kitsStories from '../lines/kits/stories.ts'
import * as kitsTales from '../lines/kits/tales.ts'
import * as kitsCreatures from '../lines/kits/creatures.ts'
import * as kitsGames from '../lines/kits/games.ts'
import * as kitsArenas from '../lines/kits/arenas.ts'
import * as kitsChronicles from '../lines/kits/chronicles.ts'
import * as kitsCradle from '../lines/kits/cradle.ts'
import * as kitsCompanions from '../lines/kits/companions.ts'
import * as kitsPixels from '../lines/kits/pixels.ts'
import * as kitsRoads from '../lines/kits/roads.ts'
import * as kitsCauses from '../lines/kits/causes.ts'
import * as kitsMilestones from '../lines/kits/milestones.ts'
import * as kitsPastimes from '../lines/kits/pastimes.ts'
import * as kitsLovelorn from '../lines/kits/lovelorn.ts'
import * as kitsKinfolk from '../lines/kits/kinfolk.ts'
import * as kitsInward from '../lines/kits/inward.ts'
import * as kitsElements from '../lines/kits/elements.ts'
import * as kitsBelongings from '../lines/kits/belongings.ts'
import * as kitsLessons from '../lines/kits/lessons.ts'
import * as kitsOutings from '../lines/kits/outings.ts'
import * as kitsCalendar from '../lines/kits/calendar.ts'
import * as kitsRelations from '../lines/kits/relations.ts'
import * as kitsHobbies from '../lines/kits/hobbies.ts'
import * as kitsMoods from '../lines/kits/moods.ts'
import * as kitsBodies from '../lines/kits/bodies.ts'
import * as kitsCallings from '../lines/kits/callings.ts'
import * as kitsWonders from '../lines/kits/wonders.ts'
import * as kitsNuisances from '../lines/kits/nuisances.ts'
import * as kitsPantry from '../lines/kits/pantry.ts'
import * as kitsMenagerie from '../lines/kits/menagerie.ts'
import * as kitsPassages from '../lines/kits/passages.ts'
import * as kitsCommons from '../lines/kits/commons.ts'
import * as longing from '../lines/longing.ts'
import * as love from '../lines/love.ts'
import * as loveLong from '../lines/loveLong.ts'
import * as loveNew from '../lines/loveNew.ts'
import * as lullaby from '../lines/lullaby.ts'
import * as mishap from '../lines/mishap.ts'
import * as moment from '../lines/moment.ts'
import * as mourning from '../lines/mourning.ts'
import * as parents from '../lines/parents.ts'
import * as party from '../lines/party.ts'
import * as pets from '../lines/pets.ts'
import * as pictures from '../lines/pictures.ts'
import * as places from '../lines/places.ts'
import * as portrait from '../lines/portrait.ts'
import * as protest from '../lines/protest.ts'
import * as punk from '../lines/punk.ts'
import * as rap from '../lines/rap.ts'
import * as rapHope from '../lines/rapHope.ts'
import * as rapPeople from '../lines/rapPeople.ts'
import * as recovery from '../lines/recovery.ts'
import * as rite from '../lines/rite.ts'
import * as riddance from '../lines/riddance.ts'
import * as road from '../lines/road.ts'
import * as scenesAbout from '../lines/scenes/about.ts'
import * as scenesDays from '../lines/scenes/days.ts'
import * as scenesFamily from '../lines/scenes/family.ts'
import * as scenesFeasts from '../lines/scenes/feasts.ts'
import * as scenesMoreDays from '../lines/scenes/moreDays.ts'
import * as scenesMoreFamily from '../lines/scenes/moreFamily.ts'
import * as scenesPartings from '../lines/scenes/partings.ts'
import * as scenesSecondLook from '../lines/scenes/secondLook.ts'
import * as scenesThings from '../lines/scenes/things.ts'
import * as school from '../lines/school.ts'
import * as service from '../lines/service.ts'
import * as siblings from '../lines/siblings.ts'
import * as sorrow from '../lines/sorrow.ts'
import * as stag from '../lines/stag.ts'
import * as story from '../lines/story.ts'
import * as strength from '../lines/strength.ts'
import * as thanks from '../lines/thanks.ts'
import * as told from '../lines/told.ts'
import * as wedding from '../lines/wedding.ts'
import * as work from '../lines/work.ts'
import * as answerAngry from '../lines/answers/angry.ts'
import * as answerCelebrate from '../lines/answers/celebrate.ts'
import * as answerFunny from '../lines/answers/funny.ts'
import * as answerHeartbreak from '../lines/answers/heartbreak.ts'
import * as answerHope from '../lines/answers/hope.ts'
import * as answerLove from '../lines/answers/love.ts'
import * as answerMourn from '../lines/answers/mourn.ts'
import * as answerPart from '../lines/answers/part.ts'
import * as answerPray from '../lines/answers/pray.ts'
import * as answerProud from '../lines/answers/proud.ts'
import * as answerRap from '../lines/answers/rap.ts'
import * as answerRueful from '../lines/answers/rueful.ts'
import * as answerSell from '../lines/answers/sell.ts'
import * as answerSorry from '../lines/answers/sorry.ts'
import * as answerStory from '../lines/answers/story.ts'
import * as answerThank from '../lines/answers/thank.ts'

export const LINE_BANKS: readonly LineBank[] = [
  absent,
  annoyance,
  any,
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
  illness,
  intercession,
  jealousy,
  jingle,
  kids,
  kitsTurns,
  kitsWorkshop,
  kitsSportsground,
  kitsScreens,
  kitsCity,
  kitsTable,
  kitsParty,
  kitsDaily,
  kitsHome,
  kitsKitchen,
  kitsMachines,
  kitsOffice,
  kitsTrades,
  kitsFaith,
  kitsFamily,
  kitsFeasts,
  kitsHearts,
  kitsFeelings,
  kitsTender,
  kitsGrowing,
  kitsMind,
  kitsNature,
  kitsNights,
  kitsSeasons,
  kitsPartings,
  kitsPlaces,
  kitsStories,
  kitsTales,
  kitsCreatures,
  kitsGames,
  kitsArenas,
  kitsChronicles,
  kitsCompanions,
  kitsCradle,
  kitsPixels,
  kitsRoads,
  kitsCauses,
  kitsMilestones,
  kitsPastimes,
  kitsLovelorn,
  kitsKinfolk,
  kitsInward,
  kitsElements,
  kitsBelongings,
  kitsLessons,
  kitsCommons,
  kitsMenagerie,
  kitsPassages,
  kitsNuisances,
  kitsPantry,
  kitsWonders,
  kitsCallings,
  kitsBodies,
  kitsMoods,
  kitsHobbies,
  kitsRelations,
  kitsCalendar,
  kitsOutings,
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
].flatMap((file): LineBank[] => Object.values(file))

export const ANSWER_BANKS: readonly AnswerBank[] = [
  answerAngry,
  answerCelebrate,
  answerFunny,
  answerHeartbreak,
  answerHope,
  answerLove,
  answerMourn,
  answerPart,
  answerPray,
  answerProud,
  answerRap,
  answerRueful,
  answerSell,
  answerSorry,
  answerStory,
  answerThank,
].flatMap((file): AnswerBank[] => Object.values(file))
