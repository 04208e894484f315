import { kits, type LineBank } from '../lines.ts'
import abstracts from '../lines/kits/abstracts.json' with { type: 'json' }
import ailments from '../lines/kits/ailments.json' with { type: 'json' }
import arenas from '../lines/kits/arenas.json' with { type: 'json' }
import beginnings from '../lines/kits/beginnings.json' with { type: 'json' }
import belongings from '../lines/kits/belongings.json' with { type: 'json' }
import bodies from '../lines/kits/bodies.json' with { type: 'json' }
import bonds from '../lines/kits/bonds.json' with { type: 'json' }
import calendar from '../lines/kits/calendar.json' with { type: 'json' }
import callings from '../lines/kits/callings.json' with { type: 'json' }
import causes from '../lines/kits/causes.json' with { type: 'json' }
import ceremonies from '../lines/kits/ceremonies.json' with { type: 'json' }
import cheer from '../lines/kits/cheer.json' with { type: 'json' }
import chronicles from '../lines/kits/chronicles.json' with { type: 'json' }
import city from '../lines/kits/city.json' with { type: 'json' }
import classroom from '../lines/kits/classroom.json' with { type: 'json' }
import commons from '../lines/kits/commons.json' with { type: 'json' }
import companions from '../lines/kits/companions.json' with { type: 'json' }
import conscience from '../lines/kits/conscience.json' with { type: 'json' }
import cradle from '../lines/kits/cradle.json' with { type: 'json' }
import creatures from '../lines/kits/creatures.json' with { type: 'json' }
import daily from '../lines/kits/daily.json' with { type: 'json' }
import devotion from '../lines/kits/devotion.json' with { type: 'json' }
import elements from '../lines/kits/elements.json' with { type: 'json' }
import faith from '../lines/kits/faith.json' with { type: 'json' }
import family from '../lines/kits/family.json' with { type: 'json' }
import fans from '../lines/kits/fans.json' with { type: 'json' }
import feasts from '../lines/kits/feasts.json' with { type: 'json' }
import feelings from '../lines/kits/feelings.json' with { type: 'json' }
import games from '../lines/kits/games.json' with { type: 'json' }
import grave from '../lines/kits/grave.json' with { type: 'json' }
import genresDance from '../lines/kits/genresDance.json' with { type: 'json' }
import genresLoud from '../lines/kits/genresLoud.json' with { type: 'json' }
import genresMore from '../lines/kits/genresMore.json' with { type: 'json' }
import genresPop from '../lines/kits/genresPop.json' with { type: 'json' }
import genresPulse from '../lines/kits/genresPulse.json' with { type: 'json' }
import genresRoots from '../lines/kits/genresRoots.json' with { type: 'json' }
import growing from '../lines/kits/growing.json' with { type: 'json' }
import grownUp from '../lines/kits/grownUp.json' with { type: 'json' }
import heartwood from '../lines/kits/heartwood.json' with { type: 'json' }
import hearts from '../lines/kits/hearts.json' with { type: 'json' }
import hobbies from '../lines/kits/hobbies.json' with { type: 'json' }
import home from '../lines/kits/home.json' with { type: 'json' }
import households from '../lines/kits/households.json' with { type: 'json' }
import inward from '../lines/kits/inward.json' with { type: 'json' }
import kindsOfDays from '../lines/kits/kindsOfDays.json' with { type: 'json' }
import kindsOfLife from '../lines/kits/kindsOfLife.json' with { type: 'json' }
import kindsOfSound from '../lines/kits/kindsOfSound.json' with { type: 'json' }
import kindsOfThings from '../lines/kits/kindsOfThings.json' with { type: 'json' }
import kinfolk from '../lines/kits/kinfolk.json' with { type: 'json' }
import kitchen from '../lines/kits/kitchen.json' with { type: 'json' }
import larks from '../lines/kits/larks.json' with { type: 'json' }
import lessons from '../lines/kits/lessons.json' with { type: 'json' }
import longing from '../lines/kits/longing.json' with { type: 'json' }
import lovelorn from '../lines/kits/lovelorn.json' with { type: 'json' }
import machines from '../lines/kits/machines.json' with { type: 'json' }
import menagerie from '../lines/kits/menagerie.json' with { type: 'json' }
import milestones from '../lines/kits/milestones.json' with { type: 'json' }
import mind from '../lines/kits/mind.json' with { type: 'json' }
import moods from '../lines/kits/moods.json' with { type: 'json' }
import nature from '../lines/kits/nature.json' with { type: 'json' }
import nights from '../lines/kits/nights.json' with { type: 'json' }
import nursery from '../lines/kits/nursery.json' with { type: 'json' }
import nuisances from '../lines/kits/nuisances.json' with { type: 'json' }
import office from '../lines/kits/office.json' with { type: 'json' }
import paperboats from '../lines/kits/paperboats.json' with { type: 'json' }
import whiskers from '../lines/kits/whiskers.json' with { type: 'json' }
import outings from '../lines/kits/outings.json' with { type: 'json' }
import pantry from '../lines/kits/pantry.json' with { type: 'json' }
import partings from '../lines/kits/partings.json' with { type: 'json' }
import party from '../lines/kits/party.json' with { type: 'json' }
import passages from '../lines/kits/passages.json' with { type: 'json' }
import pastimes from '../lines/kits/pastimes.json' with { type: 'json' }
import pawprints from '../lines/kits/pawprints.json' with { type: 'json' }
import pixels from '../lines/kits/pixels.json' with { type: 'json' }
import places from '../lines/kits/places.json' with { type: 'json' }
import pulpit from '../lines/kits/pulpit.json' with { type: 'json' }
import relations from '../lines/kits/relations.json' with { type: 'json' }
import roads from '../lines/kits/roads.json' with { type: 'json' }
import screens from '../lines/kits/screens.json' with { type: 'json' }
import seasons from '../lines/kits/seasons.json' with { type: 'json' }
import shapes from '../lines/kits/shapes.json' with { type: 'json' }
import shapesOfSound from '../lines/kits/shapesOfSound.json' with { type: 'json' }
import shifts from '../lines/kits/shifts.json' with { type: 'json' }
import smallDeeds from '../lines/kits/smallDeeds.json' with { type: 'json' }
import snacks from '../lines/kits/snacks.json' with { type: 'json' }
import sportsground from '../lines/kits/sportsground.json' with { type: 'json' }
import stories from '../lines/kits/stories.json' with { type: 'json' }
import strangers from '../lines/kits/strangers.json' with { type: 'json' }
import table from '../lines/kits/table.json' with { type: 'json' }
import tales from '../lines/kits/tales.json' with { type: 'json' }
import tender from '../lines/kits/tender.json' with { type: 'json' }
import towns from '../lines/kits/towns.json' with { type: 'json' }
import trades from '../lines/kits/trades.json' with { type: 'json' }
import turns from '../lines/kits/turns.json' with { type: 'json' }
import unsung from '../lines/kits/unsung.json' with { type: 'json' }
import ventures from '../lines/kits/ventures.json' with { type: 'json' }
import wishes from '../lines/kits/wishes.json' with { type: 'json' }
import wonders from '../lines/kits/wonders.json' with { type: 'json' }
import workshop from '../lines/kits/workshop.json' with { type: 'json' }
import kennel from '../lines/kits/kennel.json' with { type: 'json' }
import whims from '../lines/kits/whims.json' with { type: 'json' }
import oddments from '../lines/kits/oddments.json' with { type: 'json' }
import pairs from '../lines/kits/pairs.json' with { type: 'json' }
import heartlines from '../lines/kits/heartlines.json' with { type: 'json' }
import realms from '../lines/kits/realms.json' with { type: 'json' }
import hometowns from '../lines/kits/hometowns.json' with { type: 'json' }
import engines from '../lines/kits/engines.json' with { type: 'json' }
import schoolbook from '../lines/kits/schoolbook.json' with { type: 'json' }
import offices from '../lines/kits/offices.json' with { type: 'json' }
import servers from '../lines/kits/servers.json' with { type: 'json' }
import beasts from '../lines/kits/beasts.json' with { type: 'json' }
import menu from '../lines/kits/menu.json' with { type: 'json' }
import asked from '../lines/kits/asked.json' with { type: 'json' }
import blushes from '../lines/kits/blushes.json' with { type: 'json' }
import ideas from '../lines/kits/ideas.json' with { type: 'json' }
import afterDark from '../lines/kits/afterDark.json' with { type: 'json' }
import neonHearts from '../lines/kits/neonHearts.json' with { type: 'json' }
import ironsong from '../lines/kits/ironsong.json' with { type: 'json' }
import nightside from '../lines/kits/nightside.json' with { type: 'json' }
import lobby from '../lines/kits/lobby.json' with { type: 'json' }
import terraces from '../lines/kits/terraces.json' with { type: 'json' }
import reckonings from '../lines/kits/reckonings.json' with { type: 'json' }
import capers from '../lines/kits/capers.json' with { type: 'json' }
import merryfolk from '../lines/kits/merryfolk.json' with { type: 'json' }
import ironheart from '../lines/kits/ironheart.json' with { type: 'json' }
import deepdark from '../lines/kits/deepdark.json' with { type: 'json' }
import wildhunt from '../lines/kits/wildhunt.json' with { type: 'json' }
import hollow from '../lines/kits/hollow.json' with { type: 'json' }
import strangeRoads from '../lines/kits/strangeRoads.json' with { type: 'json' }
import spotlights from '../lines/kits/spotlights.json' with { type: 'json' }
import crossings from '../lines/kits/crossings.json' with { type: 'json' }
import sidewinds from '../lines/kits/sidewinds.json' with { type: 'json' }
import lanterns from '../lines/kits/lanterns.json' with { type: 'json' }
import meltdowns from '../lines/kits/meltdowns.json' with { type: 'json' }
import dusthearts from '../lines/kits/dusthearts.json' with { type: 'json' }
import dustroads from '../lines/kits/dustroads.json' with { type: 'json' }
import nightbus from '../lines/kits/nightbus.json' with { type: 'json' }
import floodlights from '../lines/kits/floodlights.json' with { type: 'json' }
import lovesick from '../lines/kits/lovesick.json' with { type: 'json' }

// Songs about one thing, by the file they stand in.
export const KITS = {
  grave: kits(grave),
  turns: kits(turns),
  workshop: kits(workshop),
  sportsground: kits(sportsground),
  screens: kits(screens),
  city: kits(city),
  table: kits(table),
  party: kits(party),
  daily: kits(daily),
  home: kits(home),
  kitchen: kits(kitchen),
  machines: kits(machines),
  office: kits(office),
  towns: kits(towns),
  trades: kits(trades),
  faith: kits(faith),
  family: kits(family),
  feasts: kits(feasts),
  hearts: kits(hearts),
  heartwood: kits(heartwood),
  feelings: kits(feelings),
  tender: kits(tender),
  beginnings: kits(beginnings),
  devotion: kits(devotion),
  longing: kits(longing),
  ceremonies: kits(ceremonies),
  growing: kits(growing),
  mind: kits(mind),
  nature: kits(nature),
  nights: kits(nights),
  seasons: kits(seasons),
  partings: kits(partings),
  places: kits(places),
  stories: kits(stories),
  tales: kits(tales),
  creatures: kits(creatures),
  games: kits(games),
  arenas: kits(arenas),
  chronicles: kits(chronicles),
  companions: kits(companions),
  cradle: kits(cradle),
  pixels: kits(pixels),
  roads: kits(roads),
  causes: kits(causes),
  milestones: kits(milestones),
  pastimes: kits(pastimes),
  lovelorn: kits(lovelorn),
  kinfolk: kits(kinfolk),
  inward: kits(inward),
  elements: kits(elements),
  belongings: kits(belongings),
  lessons: kits(lessons),
  commons: kits(commons),
  menagerie: kits(menagerie),
  passages: kits(passages),
  nuisances: kits(nuisances),
  pantry: kits(pantry),
  wishes: kits(wishes),
  wonders: kits(wonders),
  callings: kits(callings),
  bodies: kits(bodies),
  moods: kits(moods),
  hobbies: kits(hobbies),
  relations: kits(relations),
  calendar: kits(calendar),
  outings: kits(outings),
  paperboats: kits(paperboats),
  whiskers: kits(whiskers),
  ventures: kits(ventures),
  ailments: kits(ailments),
  bonds: kits(bonds),
  households: kits(households),
  larks: kits(larks),
  pawprints: kits(pawprints),
  classroom: kits(classroom),
  fans: kits(fans),
  conscience: kits(conscience),
  pulpit: kits(pulpit),
  shifts: kits(shifts),
  snacks: kits(snacks),
  unsung: kits(unsung),
  cheer: kits(cheer),
  grownUp: kits(grownUp),
  nursery: kits(nursery),
  smallDeeds: kits(smallDeeds),
  shapes: kits(shapes),
  strangers: kits(strangers),
  kennel: kits(kennel),
  whims: kits(whims),
  oddments: kits(oddments),
  pairs: kits(pairs),
  heartlines: kits(heartlines),
  realms: kits(realms),
  hometowns: kits(hometowns),
  engines: kits(engines),
  schoolbook: kits(schoolbook),
  offices: kits(offices),
  servers: kits(servers),
  beasts: kits(beasts),
  menu: kits(menu),
  asked: kits(asked),
  blushes: kits(blushes),
  ideas: kits(ideas),
  afterDark: kits([...afterDark, ...meltdowns]),
  neonHearts: kits(neonHearts),
  lobby: kits(lobby),
  terraces: kits(terraces),
  reckonings: kits(reckonings),
  capers: kits(capers),
  merryfolk: kits(merryfolk),
  kindsOfLife: kits(kindsOfLife),
  kindsOfThings: kits(kindsOfThings),
  kindsOfDays: kits(kindsOfDays),
  kindsOfSound: kits(kindsOfSound),
  shapesOfSound: kits(shapesOfSound),
  genresLoud: kits(genresLoud),
  genresPulse: kits(genresPulse),
  genresRoots: kits(genresRoots),
  genresDance: kits(genresDance),
  genresPop: kits(genresPop),
  genresMore: kits(genresMore),
  abstracts: kits(abstracts),
  ironsong: kits(ironsong),
  nightside: kits(nightside),
  ironheart: kits(ironheart),
  deepdark: kits(deepdark),
  wildhunt: kits(wildhunt),
  hollow: kits(hollow),
  strangeRoads: kits(strangeRoads),
  spotlights: kits(spotlights),
  crossings: kits(crossings),
  sidewinds: kits(sidewinds),
  lanterns: kits(lanterns),
  dustroads: kits(dustroads),
  dusthearts: kits(dusthearts),
  nightbus: kits(nightbus),
  floodlights: kits(floodlights),
  lovesick: kits(lovesick),
} satisfies Readonly<Record<string, LineBank>>
