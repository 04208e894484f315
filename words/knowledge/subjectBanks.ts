import { subjects, type Kind, type SubjectBank } from './subjects.ts'
import arts from './subjects/arts.json' with { type: 'json' }
import baking from './subjects/baking.json' with { type: 'json' }
import birdsAndInsects from './subjects/birdsAndInsects.json' with { type: 'json' }
import body from './subjects/body.json' with { type: 'json' }
import buildings from './subjects/buildings.json' with { type: 'json' }
import cities from './subjects/cities.json' with { type: 'json' }
import clothing from './subjects/clothing.json' with { type: 'json' }
import countries from './subjects/countries.json' with { type: 'json' }
import crafts from './subjects/crafts.json' with { type: 'json' }
import dishes from './subjects/dishes.json' with { type: 'json' }
import drinks from './subjects/drinks.json' with { type: 'json' }
import family from './subjects/family.json' with { type: 'json' }
import farmAnimals from './subjects/farmAnimals.json' with { type: 'json' }
import feelings from './subjects/feelings.json' with { type: 'json' }
import festivals from './subjects/festivals.json' with { type: 'json' }
import fruitAndVegetables from './subjects/fruitAndVegetables.json' with { type: 'json' }
import health from './subjects/health.json' with { type: 'json' }
import history from './subjects/history.json' with { type: 'json' }
import hobbies from './subjects/hobbies.json' with { type: 'json' }
import home from './subjects/home.json' with { type: 'json' }
import ideas from './subjects/ideas.json' with { type: 'json' }
import kitchen from './subjects/kitchen.json' with { type: 'json' }
import landscapes from './subjects/landscapes.json' with { type: 'json' }
import moneyAndTools from './subjects/moneyAndTools.json' with { type: 'json' }
import music from './subjects/music.json' with { type: 'json' }
import myths from './subjects/myths.json' with { type: 'json' }
import objects from './subjects/objects.json' with { type: 'json' }
import office from './subjects/office.json' with { type: 'json' }
import officeJobs from './subjects/officeJobs.json' with { type: 'json' }
import people from './subjects/people.json' with { type: 'json' }
import pets from './subjects/pets.json' with { type: 'json' }
import plants from './subjects/plants.json' with { type: 'json' }
import school from './subjects/school.json' with { type: 'json' }
import science from './subjects/science.json' with { type: 'json' }
import seaLife from './subjects/seaLife.json' with { type: 'json' }
import seasons from './subjects/seasons.json' with { type: 'json' }
import services from './subjects/services.json' with { type: 'json' }
import sky from './subjects/sky.json' with { type: 'json' }
import sports from './subjects/sports.json' with { type: 'json' }
import stageJobs from './subjects/stageJobs.json' with { type: 'json' }
import sweets from './subjects/sweets.json' with { type: 'json' }
import technology from './subjects/technology.json' with { type: 'json' }
import times from './subjects/times.json' with { type: 'json' }
import trades from './subjects/trades.json' with { type: 'json' }
import vehicles from './subjects/vehicles.json' with { type: 'json' }
import weather from './subjects/weather.json' with { type: 'json' }
import wildAnimals from './subjects/wildAnimals.json' with { type: 'json' }

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
].flatMap((file): SubjectBank[] => Object.entries(file).map(([kind, rows]) => subjects(kind as Kind, rows)))
