import type { SubjectBank } from './subjects.ts'
import * as baking from './subjects/baking.ts'
import * as birdsAndInsects from './subjects/birdsAndInsects.ts'
import * as buildings from './subjects/buildings.ts'
import * as cities from './subjects/cities.ts'
import * as countries from './subjects/countries.ts'
import * as dishes from './subjects/dishes.ts'
import * as drinks from './subjects/drinks.ts'
import * as farmAnimals from './subjects/farmAnimals.ts'
import * as fruitAndVegetables from './subjects/fruitAndVegetables.ts'
import * as kitchen from './subjects/kitchen.ts'
import * as landscapes from './subjects/landscapes.ts'
import * as pets from './subjects/pets.ts'
import * as plants from './subjects/plants.ts'
import * as seaLife from './subjects/seaLife.ts'
import * as seasons from './subjects/seasons.ts'
import * as sky from './subjects/sky.ts'
import * as sweets from './subjects/sweets.ts'
import * as times from './subjects/times.ts'
import * as weather from './subjects/weather.ts'
import * as wildAnimals from './subjects/wildAnimals.ts'

export const SUBJECT_BANKS: readonly SubjectBank[] = [
  baking,
  birdsAndInsects,
  buildings,
  cities,
  countries,
  dishes,
  drinks,
  farmAnimals,
  fruitAndVegetables,
  kitchen,
  landscapes,
  pets,
  plants,
  seaLife,
  seasons,
  sky,
  sweets,
  times,
  weather,
  wildAnimals,
].flatMap((file): SubjectBank[] => Object.values(file))
