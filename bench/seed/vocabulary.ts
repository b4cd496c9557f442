import { openRandom } from './random.ts'

const REAL =
  `design logo website service video brand page text article photo social media shop product modern custom
  professional marketing animation illustration editing translation audio voice music game mobile application data
  analysis report business plan strategy campaign email landing portrait interior architecture drawing poster packaging
  banner presentation character background removal retouching podcast subtitle script story book cover layout menu card
  сайт логотип дизайн разработка текст статья реклама видео монтаж перевод фото иллюстрация магазин товар бренд настройка
  продвижение анализ таблица презентация упаковка озвучка музыка игра приложение портрет баннер обложка`
    .trim()
    .split(/\s+/)

const LATIN =
  `ba be bi bo bra bri ca ce cla co cra da de di do dra du e fa fe fi flo fra ga ge gla gra ha he ho i ja jo ka ke
  ki la le li lo lu ma me mi mo mu na ne ni no o pa pe pi pla po pra qua ra re ri ro ru sa se shi so sta ste stri ta te ti to
  tra tri u va ve vi vo wa we wi ya ye zo`
    .trim()
    .split(/\s+/)
const LATIN_ENDS = ['n', 'r', 'st', 'l', 'm', 'nd', 'x', 'ck', 'd', 't', 'ing', 'ment', 'er', 's']
const CYRILLIC =
  `ба бе бо бра ва ве ви во га гра да де ди до дра жа же за зи зо ка ке ки ко кра ла ле ли ло лу ма ме ми мо му на не
  ни но па пе пи по пра ра ре ри ро ру са се си со ста сте та те ти то тра ту фа фи хо ца че ша ще`
    .trim()
    .split(/\s+/)
const CYRILLIC_ENDS = ['к', 'ник', 'ость', 'ция', 'тор', 'вод', 'лка', 'ный', 'ет', 'ма']

/** Words of a marketplace: real ones first, as the commonest, then made ones, two of three in Latin letters. */
export function makeVocabulary(many: number): string[] {
  const random = openRandom(20_261_115)
  const words = new Set(REAL)
  while (words.size < many) {
    const isLatin = random.next() < 0.67
    const [syllables, ends] = isLatin ? [LATIN, LATIN_ENDS] : [CYRILLIC, CYRILLIC_ENDS]
    let word = ''
    for (let left = 2 + random.whole(3); left > 0; left--) word += random.pick(syllables)
    words.add(word + random.pick(ends))
  }
  return [...words]
}
