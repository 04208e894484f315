import type { AnswerBank, LineBank } from '../lines.ts'
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
import * as places from '../lines/places.ts'
import * as portrait from '../lines/portrait.ts'
import * as protest from '../lines/protest.ts'
import * as punk from '../lines/punk.ts'
import * as rap from '../lines/rap.ts'
import * as recovery from '../lines/recovery.ts'
import * as road from '../lines/road.ts'
import * as school from '../lines/school.ts'
import * as service from '../lines/service.ts'
import * as siblings from '../lines/siblings.ts'
import * as sorrow from '../lines/sorrow.ts'
import * as stag from '../lines/stag.ts'
import * as story from '../lines/story.ts'
import * as strength from '../lines/strength.ts'
import * as thanks from '../lines/thanks.ts'
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
import * as answerRueful from '../lines/answers/rueful.ts'
import * as answerSell from '../lines/answers/sell.ts'
import * as answerStory from '../lines/answers/story.ts'
import * as answerThank from '../lines/answers/thank.ts'

export const LINE_BANKS: readonly LineBank[] = [
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
  places,
  portrait,
  protest,
  punk,
  rap,
  recovery,
  road,
  school,
  service,
  siblings,
  sorrow,
  stag,
  story,
  strength,
  thanks,
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
  answerRueful,
  answerSell,
  answerStory,
  answerThank,
].flatMap((file): AnswerBank[] => Object.values(file))
