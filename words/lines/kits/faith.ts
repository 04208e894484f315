import { kits } from '../../lines.ts'

export const faithKits = kits(`
== worship(?:ping)?|prais(?:e|es|ed|ing)_(?:song|god|him|you|the|to|music|and)|hallelujah|hosanna|glory_(?:to|of)|almighty|creator|jesus|christ|(?:the|my|our|to|o|oh)_lord|^lord|god|gospel_song
hook | You were there before :: You were there before the mountains had a name / You were there before the water and the flame / And when the last star closes up its door / You will be there, Lord, You were there before
hook | Holy ground :: Take off your shoes, it's holy ground / The bus, the bench, the lost and found / Your mercy has no wall, no bound / Take off your shoes, it's holy ground
hook bright | Sing it, stones :: Sing it, rivers, sing it, stones / Sing it, breath, and sing it, bones / Seed and thunder, sea and star / Sing it, stones, from where you are
scene | We came in out of wind and sleet / With Monday's mud upon our feet / We brought You neither gold nor art / A wet umbrella and a heart
story | You made the whale, You made the wren / You taught the salmon where and when / You drew a shoreline for the sea / And still You know the name of me
detail | The organ wheezes, someone's late / A toddler drums the offering plate / The man who cannot see the page / Has known it since that toddler's age
turn me | I looked for You in fire and quake / In all the noise that grand things make / I nearly missed You where You stood / As small as bread, as plain as wood
feel me | I have no crown to lay below / I have two hands, and they are slow / But every song I've stumbled through / Was half a song till it found You
story | The tallest towers lean and fall / The ivy reads the palace wall / The kings are dust, their names are sand / You hold the hour in Your hand
scene | Two prisoners in a midnight cell / Began to sing, and sang it well / The doors came open, every chain / Fell down like shutters in the rain
detail | The sparrow's sold for half a cent / You saw which way the small thing went / You've numbered every hair, it's said / You counted crumbs, and made them bread
pre | Lift up your head, lift up your hand / Lift up the song, all you that stand
bridge me | As long as I have breath, I'll sing / To You who lent me everything / And when the breath has all gone through / I'll hand it back, and hum to You
bridge | Let every tongue and every drum / Let all who stay and all who come / Let those with words and those with none / Begin the song that's never done

== (?:amazing_|god's_|saving_|by_|of_|about_|his_|your_)?grace|mercy|redeem\\w*|redemption|prodigal(?:_son)?|saved_by|sinners?|born_again|forgiven_by_(?:god|jesus)
hook me | You didn't walk, You ran :: You saw me coming up the road / You didn't walk, You ran / You took the shame, the coat, the load / You didn't walk, You ran
hook me | Told me it's free :: It was never for sale, it was never on loan / I couldn't have earned it, I couldn't have known / I came with my pockets turned out for the fee / And You laughed like a river and told me it's free
hook bright | Grace like a river :: Grace in the morning, grace in the mud / Grace like a river, grace like a flood / Grace when I'm early, grace when I'm late / Grace like a garden that hasn't a gate
scene me | I practised saying what I'd done / For forty miles of dust / I'd spent the lot, and there was none / To buy a loaf or crust
detail me | The ring, the shoes, the better coat / The lamps in every door / I had a speech stuck in my throat / And no one asked for more
story | They saw what she'd been in the street / They whispered of her there / She washed with tears a stranger's feet / And dried them with her hair
story | They let their friend down through the tiles / On ropes, four friends of his / They'd carried him for several miles / And look how light he is
turn me | I thought You kept a book of debt / With every line in red / You showed it me. The page was wet / And washed to white instead
feel | It doesn't ask me who I was / Or what I've got to bring / It falls as rain does, just because / On stone, and wheat, and king
feel me | My brother's standing by the gate / He counts what I have cost / I'll save a chair, I'll fill a plate / He too was only lost
detail | The thief was late, the thief was last / He hadn't time to mend / He asked one thing, and asked it fast / And walked in as a friend
pre me | I only brought an empty cup / You looked at me, and filled it up
bridge | If I could pay, it would be trade / If I could climb, a stair / But You came down to where I'd stayed / And sat beside me there

== bless(?:ed|ings?)|count(?:ing)?_(?:my|your|our)_blessings|(?:gratitude|grateful|thank(?:s|ful|ing|sgiving)?)(?:_you)?_(?:to_|for_)?(?:god|jesus|the_lord|lord|him)|(?:thank\\w*|grateful|gratitude)\\b.*\\b(?:god|lord|jesus)|gratitude|grateful|thankful(?:ness)?|thanks(?:giving)?|thank_you
hook me | More than I can carry :: More than I can carry, Lord, more than I can hold / Mornings by the thousand, and never one is old / I came with a basket, I'm asking for a cart / More than I can carry, here is all my heart
hook me tender | One more ordinary day :: Thank You for the bread, the tea / For the coat that covers me / For the bus, and that it's grey / For one more ordinary day
hook bright | Count it, count it :: Count it, count it, count the lot / Count the things that hurt me not / Count the rain and count the sun / Count it, count it, I've begun
scene | Kettle singing on the ring / Blackbird has the same old thing / Slippers where I left them last / Night came over, night has passed
detail | Knees that bend and eyes that see / Someone's arm to wait for me / Salt, and soap, and running water / Letters from a distant daughter
story me | Once the cupboard held no more / Someone left it at the door / Flour and apples, beans and tea / Not a name, and none to see
turn me | Even what I asked to lose / Stones I carried in my shoes / Taught me how to travel slow / Now I know where berries grow
feel me | I was quick to tally up / Every crack in every cup / Never once to say of mine / Who had filled it up with wine
detail | Rain that fell before the drought / Lamps that saw the stranger out / Bread that rose and boats that came / Nurses who recalled my name
story | Grandma said it, hands in steam / Over stew or over cream / Over nothing, twice, I know / Still she'd say it, soft and low
pre | Lord, whatever did You see / All of this, and all for me
bridge me | If I'd only two words left / One hand empty, one bereft / If I'd breath for two words more / Thank You's what I'd use it for

== pray|prays|prayers?|praying|talk(?:ing)?_to_god|conversation_with_god|on_my_knees|kneel(?:ing)?|lord's_prayer|hear_(?:my|our)_prayer
hook me | Are You up :: Are You up? It's late, I know / I saw Your moon was on / I didn't have a place to go / And everyone has gone
hook | Hear us :: Hear us in the whisper, hear us in the shout / Hear us in the thing we can't get out / Hear the ones with answers, hear the ones with none / Hear us, Lord, and hear us, every one
hook me | Hold me, hold :: Hold me, hold, when I can't hold / Find me, find me, in the cold / Keep me, keep me, till I see / Hold me, hold, hold on to me
scene me | The house is dark, the clock is slow / The dishwasher is done / I'm on the stairs, the light is low / The talking has begun
detail me | I don't have thee, I don't have thou / I've sorry, help, and please / I say it driving, even now / I say it shelling peas
story me | At six I asked You for a bike / I asked for it in red / You sent me something I'd not like / A brother, pink, instead
turn me | I asked You for a way around / You gave me a way through / I begged You for a single sound / You let me sit with You
feel me | I thought it had to be in gold / With all the windows stained / You take it crumpled, take it cold / You take it when it's rained
story me | My mother prayed above the sink / Her hands all soap, and sore / I didn't know, I didn't think / Whom all of it was for
detail | For those who can't get home tonight / For those who sweep the train / For those who've left a window light / For those out in the rain
pre | I've put the day down by the door / I'm listening now. I'll talk no more
bridge me | And maybe all I've got is this / One breath, and then one breath / As quiet as a goodnight kiss / And not afraid of death

== (?:morning|sunrise|dawn|daybreak)_(?:hymn|prayers?|praise|worship|song_to_god)|hymn_(?:of|for|to|about)_(?:the_|a_)?(?:new_)?(?:morning|day|dawn|sunrise|daybreak)|new_mercies|mercies|new_every_morning|morning_with_(?:god|you_lord|the_lord)|(?:a_|the_)?(?:new_)?mornings?|dawn|sunrise|daybreak|sunday_(?:service|church)|church(?:_on_sunday|_bells?|_choir)?
hook | New again :: New again, the grass, the gate / New again, though we woke late / New the day, and now as then / Lord, Your mercy's new again
hook bright | Morning has a maker :: Morning has a maker, up before the birds / Painting on the river, never needing words / I am in my slippers, haven't got a thing / Morning has a maker, open up and sing
hook | The light came up :: The light came up without my hand / It crossed the sea, it climbed the land / It found the least, it found me too / The light came up, and it was You
scene | The milk float hums, the curtains glow / The hills come up like loaves of bread / The night has packed its things to go / A robin's shouting overhead
detail | There's dew on every spider's thread / As if somebody stayed up late / And strung the hedges, bed by bed / With glass, for no one, by the gate
story me | My father walked the cows at five / He sang them something, flat and slow / He said, it's good to be alive / In case they hadn't thought to know
turn | Whatever I did yesterday / The wind has been, and swept the street / The page is white, and on it lay / No mark but those of sparrows' feet
feel me | I didn't earn it. Here it is / Laid out like linen in the sun / Whatever's mine in it is His / And He has only just begun
story | The baker's lit, the buses start / The nurses walk home in the pink / And somewhere someone's broken heart / Gets up, runs water in the sink
detail | A window opens, then a door / The blackbird has the chimney's crown / He sings it as it was before / They'd built a single house in town
pre | Up, my soul, and up, my feet / There is light along the street
bridge me | And when my last of evenings comes / And I have laid my shoes away / Let there be birds, let there be crumbs / And let me wake, and let it be day

== hope_in_(?:sickness|illness|suffering|pain)(?:\\b.*\\bgod)?|(?:god|lord|jesus|faith|pray\\w*|hymn)\\b.*\\b(?:sick\\w*|ill|illness|hospital|cancer|chemo\\w*|pain|suffer\\w*|disease|heal\\w*)(?:\\b.*\\b(?:god|lord|jesus))?|(?:heal\\w*|sick\\w*|ill|illness|hospital|cancer|suffering)\\b.*\\b(?:god|lord|jesus|faith|pray\\w*)|(?:divine_|god's_)healing|healing_hands|valley_of_the_shadow|healer
hook me tender | Stay in the chair :: Stay in the chair beside the bed / Stay when the doctor's word is said / Stay when there's nobody else there / Lord, of all places, stay in the chair
hook me | Even here :: Even here, with the drip and the tape on my hand / Even here, in the night that I can't understand / You're not at the far side, with banners and cheer / You're down in the thick of it, Lord, even here
hook | You can bear the weight :: Your hands that hung the planets hold the cup / Your arms that hold the seas will lift me up / I'm not too heavy, and I'm not too late / I lean on You, and You can bear the weight
scene me | They've drawn the curtain and they've dimmed the light / A trolley squeaks along the edge of night / I count the tiles, the seconds and the beeps / And You're the only one who never sleeps
detail | A plastic jug, a card with crooked hearts / A chart that tells them where the hurting starts / A robin on the sill above the cars / A little strip of sky, with two small stars
story me | The cleaner hummed a hymn and mopped the floor / She'd hummed it in her mother's house before / She didn't know that I knew every word / I mouthed it, and I think that someone heard
turn me | I asked for mountains moved, and one was not / I asked You why, I asked You loud and hot / You didn't tell me. But the sky went blue / And I was held by someone. It was You
feel me | I'm not as brave as people say I am / I've cried for less than this, at spilled-out jam / But fear's a room, and You have got the key / You don't say, come out. You come in to me
story me | My neighbour in bed four had no one come / She slept all day, she held on to her thumb / I read her psalms until my voice was through / She squeezed my hand on valley. So she knew
detail me | The psalm says valley, and it says, walk through / It doesn't say to build a house there, too / So step by step, on someone else's arm / I walk the corridor, and take no harm
pre | One breath for grace, and then one breath for rest / Your hand as light as cotton on my chest
bridge me | And if I mend, I'll dance along the hall / And if I don't, You'll catch me when I fall / There's morning on this side, and on the other / And You will carry me, as would a mother

== doubts?|doubting(?:_thomas|_god)?|los(?:t|ing|es?)_(?:my_|her_|his_)?faith|(?:crisis|struggl\\w+)_(?:of|with)_(?:my_)?faith|question(?:ing)?_(?:my_faith|god|everything_i_believe)|where_(?:is|are_you,?)_(?:god|lord)|agnostic|(?:don't|not)_(?:know|sure)_(?:if|whether)_(?:i_believe|god)|god_(?:is|seems|was)_(?:silent|quiet|far)|silence_of_god|unanswered_prayers?|dark_night_of_the_soul
hook me | Half a believer :: I'm half a believer, with one foot outside / I've questions like gravel, I've nowhere to hide / But something keeps leaving the light on the stair / For half a believer, with half of a prayer
hook me | If You're there :: If You're there, then stay there / If You're not, then come / I have set a chair there / I have laid a crumb
hook me | Help my unbelief :: I believe, help my unbelief / Like a tree with a single leaf / Like a boat with its rope too brief / I believe, help my unbelief
scene me | I sat there in the pew / And moved my mouth along / I knew the words, I knew / The wrong side of the song
detail me | The candle's only wax / The wine is only wine / The roof has several cracks / And one of them is mine
story me | My gran was sure as bread / She had no need of why / I've got her book, still red / I've got her eyes. I try
turn me | And then, out by the bins / At ten, a frosty night / The sky came down like pins / And every pin was light
feel | Perhaps a doubt's a door / And not a thing to dread / You'd never knock before / You'd seen the wall ahead
story | And Thomas had to touch / And Peter turned and fled / You didn't say so much / You cooked them fish and bread
feel me | I do not need it proved / I need it to be near / If mountains can't be moved / Then just be over here
pre | I asked, and no one spoke / I waited. Morning broke
bridge me | So here is what I've got / It's smaller than a seed / It may be that it's not / The half of what I need
bridge me | I'll sing the bits I know / I'll hum the bits I don't / And if You come, then so / I'll stay here if You won't

== god's_(?:love|plan|faithfulness|promises?|timing|goodness|hands?)|god(?:_is|'s)_(?:good|faithful|with|by|in|never|always|my|our)(?:_\\w+)?|god_never_\\w+|faithful(?:ness)?|(?:good|goodness_of)_god|trust(?:ing)?_(?:in_)?(?:god|the_lord|jesus|him)(?:_(?:in|through)_(?:the_|my_|every_)?\\w+)?|surrender(?:ing|ed)?_to_(?:god|him|jesus)|(?:the_lord_is_)?(?:my|good)_shepherd|psalms?|(?:my|our|strong|keep(?:ing)?(?:_the)?|have|having|of|about|walk_(?:of|by)|power_of)_faith|^faith|walk(?:ing)?_(?:with_(?:god|jesus)|on_water)
hook me | Hasn't ever dropped me yet :: I have slipped and I have stumbled / I've been muddy, I've been wet / But the hand that's got my elbow / Hasn't ever dropped me yet
hook | You said You would :: You said You would, and so You did / You found us under what we'd hid / You brought us through, You brought us wide / You said You would, and took our side
hook | Step out, step out :: Step out, step out, the sea will bear / Step out, step out, for He is there / Not at the shore, but in the night / Step out, step out, and hold on tight
scene me | Out there on the lake at midnight / Wind had torn the sail to string / You were sleeping on a cushion / Like You hadn't heard a thing
turn me | Woke You up, and I was shouting / You stood up and said, be still / And the sea lay down like cattle / In the shadow of a hill
detail | Manna gone before the evening / Just enough, and then no more / Never had we bread for Friday / Friday it was at the door
story me | Sold the house and lost the savings / Drove the kids across the state / Every time I turned a corner / Someone had undone the gate
feel me | I can't read the map You're using / I can't see what's round the bend / But I know Your step beside me / And I know You like a friend
story | Abram packed up all his camels / Off to where he didn't know / Ninety, and his wife was laughing / All he'd heard was, pack and go
detail | Sparrows haven't got a cellar / Lilies never had a loom / See them in the ditch in purple / Finer than the bishop's room
feel rap me | I was down in the valley with a phone on one bar / I was calling everybody, and they said, you're too far / So I called on the Maker, and I didn't get a tone / I just turned around and noticed that I'd never been alone
story rap me | Mama prayed it over me with flour on her hand / Said, the Lord drew the rivers, He can handle what you planned / I was seventeen and laughing, I was out on the street / Now I look at my steps, and there's a second pair of feet
pre me | I don't have to see the stair / I just need to know You're there
bridge me | If the fig tree doesn't flower / If the stalls have not a cow / I'll still stand here in the furrow / And I'll thank You for the plough
`)
