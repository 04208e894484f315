// Whom a song can be for, as people say it: sex, age and whether it has paws.
export type Sex = 'he' | 'she' | 'they' | undefined
export type Kin = { sex: Sex; isPet?: true; isYoung?: true; isOld?: true; isGroup?: true; isLover?: true }

const rows: readonly (readonly [string, Kin])[] = [
  ['mother mom mum mama mommy mummy ma stepmom stepmother', { sex: 'she' }],
  ['father dad papa daddy pa pops stepdad stepfather', { sex: 'he' }],
  ['sister sis stepsister niece aunt auntie godmother sister~in~law mother~in~law daughter~in~law', { sex: 'she' }],
  ['brother bro stepbrother nephew uncle godfather brother~in~law father~in~law son~in~law', { sex: 'he' }],
  ['daughter stepdaughter granddaughter goddaughter girl', { sex: 'she', isYoung: true }],
  ['son stepson grandson godson boy', { sex: 'he', isYoung: true }],
  ['baby newborn toddler kid child grandchild teenager teen preschooler', { sex: undefined, isYoung: true }],
  ['grandma grandmother granny nana nan gran nonna oma abuela', { sex: 'she', isOld: true }],
  ['grandpa grandfather grandad granddad gramps nonno opa abuelo', { sex: 'he', isOld: true }],
  ['wife wifey girlfriend fiancée bride', { sex: 'she', isLover: true }],
  ['husband hubby boyfriend fiancé groom', { sex: 'he', isLover: true }],
  ['woman lady', { sex: 'she', isLover: true }],
  ['man guy', { sex: 'he', isLover: true }],
  ['partner lover sweetheart soulmate crush fiance ex', { sex: undefined, isLover: true }],
  [
    `friend bestie buddy pal mate cousin neighbour neighbor roommate flatmate teammate classmate colleague coworker boss teacher coach nurse doctor therapist twin
    midwife trainer manager student uncle captain drummer bandmate postman bartender landlord mentor professor driver dentist sibling
    caretaker janitor cleaner headteacher headmaster principal librarian receptionist secretary hairdresser vicar priest pastor babysitter nanny carer housemate workmate
    bridesmaid godparent soldier sailor pilot hero champion paramedic firefighter chef baker farmer mechanic plumber postwoman`,
    { sex: undefined },
  ],
  [
    'dog puppy pup cat kitten hamster rabbit bunny parrot pony horse turtle tortoise goldfish guinea-pig budgie ferret lizard gecko hen mare gelding labrador dachshund beagle poodle terrier spaniel retriever greyhound corgi collie husky tabby cockatiel chicken goat donkey snake hedgehog',
    { sex: undefined, isPet: true },
  ],
  [
    'dogs puppies cats kittens hamsters rabbits bunnies pigs chickens hens horses ponies goats budgies ferrets goldfishes',
    { sex: 'they', isPet: true, isGroup: true },
  ],
  ['pig', { sex: undefined, isPet: true }],
  [
    `club choir squad parents grandparents moms mums dads mothers fathers kids children grandkids grandchildren triplets friends team family band crew colleagues coworkers twins sisters brothers neighbours neighbors mates boys
    girls class classmates daughters sons cousins nurses teachers students
    paramedics doctors carers firefighters workmates housemates midwives`,
    { sex: 'they', isGroup: true },
  ],
]

export const KIN: ReadonlyMap<string, Kin> = new Map(
  rows.flatMap(([words, kin]) =>
    words.split(/\s+/).map((word) => [word.replace('-', ' ').replaceAll('~', '-'), kin] as const),
  ),
)
