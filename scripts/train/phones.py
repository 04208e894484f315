"""Sounds: the dictionary's, the network's and the teacher's."""

_IPA = (
    'AA ɑ AE æ AO ɔ AW W AY I B b CH ʧ D d DH ð EH ɛ EY A F f G ɡ '
    'HH h IH ɪ IY i JH ʤ K k L l M m N n NG ŋ OW O OY Y P p R ɹ '
    'S s SH ʃ T t TH θ UH ʊ UW u V v W w Y j Z z ZH ʒ '
).split()
IPA = dict(zip(_IPA[::2], _IPA[1::2]))
PHONES = [
    'pau'
] + 'aa ae ah ao aw ax ay b ch d dh eh er ey f g hh ih iy jh k l m n ng ow oy p r s sh t th uh uw v w y z zh'.split()
VOWELS = set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split())
DIPHTHONGS = set('aw ay ey ow oy'.split())
SONORANT = set('l m n ng r w y'.split())
FLAGS = ['primaryStress', 'secondaryStress', 'wordStart', 'wordEnd']
MARKS = ' ˈˌ,.'
# Sung unstressed when they are one syllable long.
WEAK = set('the a an of and to in for at but or is was as than that are can it with from'.split())
# The teacher's vocabulary (Kokoro-82M, config.json): the characters used here.
_TOKENS = (
    ', 3 . 4 A 24 I 25 O 31 W 39 Y 41 b 44 d 46 f 48 h 50 i 51 j 52 k 53 l 54 m 55 '
    'n 56 p 58 s 61 t 62 u 63 v 64 w 65 z 68 ɑ 69 æ 72 ɔ 76 ð 81 ʤ 82 ə 83 ɛ 86 ɜ 87 '
    'ɡ 92 ɪ 102 ŋ 112 θ 119 ɹ 123 ʃ 131 ʧ 133 ʊ 135 ʌ 138 ʒ 147 ˈ 156 ˌ 157 '
).split()
TOKENS = {' ': 16, **{c: int(n) for c, n in zip(_TOKENS[::2], _TOKENS[1::2])}}
CONSONANT_CHARACTERS = set('lmnŋɹwjbdɡvzðʒʤʧfhkpsʃtθ')


def spell(line, stress_all=False):
    """-> characters for the teacher, the phone each belongs to, phone names, their flags, vowels as characters' places."""
    text, notes = line['text'].split(), line.get('notes')
    chars, own, names, flags, vowels = [], [], [], [], []
    for wi, word in enumerate(line['words']):
        if wi:
            if notes and notes[wi][0][0] - notes[wi - 1][-1][1] > 0.09:
                names.append('pau')
                flags.append([0, 0, 0, 0])
                chars += [',', ' ']
                own += [len(names) - 1] * 2
            else:
                chars.append(' ')
                own.append(len(names) - 1)
        weak = text[wi] in WEAK and sum(q[1] >= 0 for q in word) == 1 and not stress_all
        for k, (p, s) in enumerate(word):
            names.append('ax' if p == 'AH' and s == 0 else p.lower())
            i = len(names) - 1
            marked = s if s > 0 and not weak else 0
            flags.append([int(marked == 1), int(marked == 2), int(k == 0), int(k == len(word) - 1)])
            if marked:
                chars.append('ˈ' if s == 1 else 'ˌ')
                own.append(i)
            if s >= 0:
                vowels.append(len(chars))
            if p == 'AH':
                chars.append('ə' if s == 0 else 'ʌ')
                own.append(i)
            elif p == 'ER':
                chars += ['ə' if s == 0 else 'ɜ', 'ɹ']
                own += [i, i]
            else:
                chars.append(IPA[p])
                own.append(i)
    names.append('pau')
    flags.append([0, 0, 0, 0])
    chars.append('.')
    own.append(len(names) - 1)
    return chars, own, names, flags, vowels
