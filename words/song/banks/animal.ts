import type { Bank } from './bank.ts'

export const animal: Bank = {
  verses: [
    'You hear the car, you hear the key / You come on running straight to me',
    '+A muddy trail across the floor / You wait for me behind the door',
    "You've never said a single word / You're still the best I've ever heard",
    '+You stole the pillow, stole the bed / You stole the butter and the bread',
    'You chase a {shadow|leaf} around the yard / You never find the living hard',
    'When I came home with tired eyes / You looked at me so warm and wise',
    '+Your ears go up, your eyes go wide / You want the great big world outside',
    "You don't need money, don't need fame / You only need to hear your name",
    "You curl up tight against my knee / You're all the company for me",
    '+You bark at thunder, bark at trees / You bark at nothing but the breeze',
    '+You nap all day upon the chair / And leave the sofa full of hair',
    'The moon is up, the yard is still / You keep your watch upon the hill',
    '-Your bowl is sitting by the door / I hear your steps across the floor',
    "-The leash still hangs upon its hook / I don't know why I always look",
    '+You roll in every patch of mud / You crush each flower in the bud',
    "You tilt your head when I am low / There's something that you seem to know",
  ],
  choruses: [
    "+Run, run, as far as you can / You're the best part of every plan",
    '+Wild little heart, never slow down / Happiest creature in this town',
    'You never ask me to explain / You love me in the sun and rain',
    '+Oh, what a world to have you here / I want to shout it loud and clear',
    '-Wherever good ones go to roam / I hope you know the long way home',
    "Four little feet and one big heart / You've had me from the very start",
  ],
  bridges: [
    "You don't know about the clock / You only know our little block",
    "+Teach me how to live that way / Like every day's the only day",
    "If I could be what you see in me / I know how good a soul I'd be",
    "-And when the years have slowed you down / I'll carry you all over town",
  ],
  titles: [
    'Wild Little Heart',
    'Four Little Feet',
    'Good One',
    'Run in the Sun',
    'Best I Ever Heard',
    'King of the Yard',
  ],
}
