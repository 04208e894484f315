import type { SubjectBank } from './subjects.ts'
import * as arts from './subjects/arts.ts'
import * as baking from './subjects/baking.ts'
import * as birdsAndInsects from './subjects/birdsAndInsects.ts'
import * as body from './subjects/body.ts'
import * as buildings from './subjects/buildings.ts'
import * as cities from './subjects/cities.ts'
import * as clothing from './subjects/clothing.ts'
import * as countries from './subjects/countries.ts'
import * as crafts from './subjects/crafts.ts'
import * as dishes from './subjects/dishes.ts'
import * as drinks from './subjects/drinks.ts'
import * as family from './subjects/family.ts'
import * as farmAnimals from './subjects/farmAnimals.ts'
import * as feelings from './subjects/feelings.ts'
import * as festivals from './subjects/festivals.ts'
import * as fruitAndVegetables from './subjects/fruitAndVegetables.ts'
import * as health from './subjects/health.ts'
import * as history from './subjects/history.ts'
import * as hobbies from './subjects/hobbies.ts'
import * as home from './subjects/home.ts'
import * as ideas from './subjects/ideas.ts'
import * as kitchen from './subjects/kitchen.ts'
import * as landscapes from './subjects/landscapes.ts'
import * as moneyAndTools from './subjects/moneyAndTools.ts'
import * as music from './subjects/music.ts'
import * as myths from './subjects/myths.ts'
import * as objects from './subjects/objects.ts'
import * as office from './subjects/office.ts'
import * as officeJobs from './subjects/officeJobs.ts'
import * as people from './subjects/people.ts'
import * as pets from './subjects/pets.ts'
import * as plants from './subjects/plants.ts'
import * as school from './subjects/school.ts'
import * as science from './subjects/science.ts'
import * as seaLife from './subjects/seaLife.ts'
import * as seasons from './subjects/seasons.ts'
import * as services from './subjects/services.ts'
import * as sky from './subjects/sky.ts'
import * as sports from './subjects/sports.ts'
import * as stageJobs from './subjects/stageJobs.ts'
import * as sweets from './subjects/sweets.ts'
import * as technology from './subjects/technology.ts'
import * as times from './subjects/times.ts'
import * as trades from './subjects/trades.ts'
import * as vehicles from './subjects/vehicles.ts'
import * as weather from './subjects/weather.ts'
import * as wildAnimals from './subjects/wildAnimals.ts'

export const SUBJECT_BANKS: readonly SubjectBank[] = [
  arts,
  baking,
  birdsAndInsects,
  body,
  buildings,
  cities,
  clothing,
  countries,
  crafts,
  dishes,
  drinks,
  family,
  farmAnimals,
  feelings,
  festivals,
  fruitAndVegetables,
  health,
  history,
  hobbies,
  home,
  ideas,
  kitchen,
  landscapes,
  moneyAndTools,
  music,
  myths,
  objects,
  office,
  officeJobs,
  people,
  pets,
  plants,
  school,
  science,
  seaLife,
  seasons,
  services,
  sky,
  sports,
  stageJobs,
  sweets,
  technology,
  times,
  trades,
  vehicles,
  weather,
  wildAnimals,
].flatMap((file): SubjectBank[] => Object.values(file))
