/** A word as it stands in a text. */
export type PlacedWord = { word: string; from: number; to: number }

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?(?:\+\+|#)?/gu

/** Words that say nothing about the work: how one asks, not what for. */
const SAYS_NOTHING = new Set(
  `a an the and or but of to in on at by for from with without into onto as is are was were be been being am do does did doing done
  have has had having i im ive id ill me my mine myself we us our ours you your yours he she it its they them their this that these those there here
  who whom whose which what when where why how can could would should will shall may might must not no nor so if then than too very just only
  also about around over under up down out off again more most some any all both each few other such own same
  please hi hello hey hiya thanks thank cheers regards dear need needs needed want wants wanted looking look find finding seeking search someone somebody anyone anybody
  something anything everything thing things stuff help helping get getting got make making made like really bit lot kind sort good great nice best well
  new old small little big few one two three time times day days week weeks month months year years soon asap quickly quick fast urgent cheap cheaper budget
  price prices pay money cost costs dollars euros pounds usd eur gbp willing able ready possible ideally preferably maybe perhaps probably currently already still
  however because since while during before after until ago now today tomorrow currently working work works worked job jobs task tasks project projects person people
  wont dont cant didnt isnt doesnt im lets let know think thought say says said see going go come put give take use using used start started starting
  я мы вы он она оно они мне меня мной нам нас вам вас его ее её их мой моя моё мое мои моего моей наш наша наше нашей нашего это этот эта эти тот та те
  и а но или да не ни в во на с со к ко у о об от до из за для по при под над про без через между чтобы что как так если когда где кто какой какая какие который которая
  нужен нужна нужно нужны надо требуется ищу ищем хочу хотим хотел хотела помогите помочь помощь сделать сделайте сделает человек специалист кто-то кого-то
  можно могу может есть быть был была было были будет уже ещё еще очень просто тоже также только пожалуйста здравствуйте привет спасибо добрый день
  срочно быстро недорого недорогой дешево бюджет рублей руб тысяч дней дня недели неделю месяц`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }))
}

/** Whether a word could tell what the work is. */
export function isTelling(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  return plain.length > 1 && !/^\d+$/.test(plain) && !SAYS_NOTHING.has(plain)
}

/** The words that tell what the work is, in their order, each once. */
export function tellingWords(text: string): string[] {
  const said = placedWords(text).map(({ word }) => word.toLowerCase().replace(/['’]s?$/, ''))
  return [...new Set(said.filter(isTelling))]
}
