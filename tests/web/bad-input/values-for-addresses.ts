/** Every question of a page with one of several answers, as one address asks them. */
export type Query = { what: string; query: string; isDrawn?: true }

const SCRIPT = encodeURIComponent(`"><script>1'--`)
const OBJECT = '__proto__'
const HUGE = '99999999999999999999'
const ZONE = 'fe80::1%25eth0'
/** Whatever even number of letters is kept of it, half a character stands at its end. */
const CUT_ANYWHERE = `a${encodeURIComponent('😀'.repeat(150))}`
/** Of these a page keeps no more than it has room for. */
const WORDS = /^(q|who|find|title|address)$/
const NO_TEXT = '%FF%ED%A0%80'

const GROWING = `a1[9000000]=x&a${'.a'.repeat(1_000)}=x&__proto__[x]=x&unknown=${SCRIPT}`

/** The first question has the first answer, the second one the second, and so on by turns. */
const byTurns = (names: readonly string[], answers: readonly string[]) =>
  names.map((name, at) => `${name}=${answers[at % answers.length]}`).join('&')

/** For a page that reads nothing of its own: what no page reads, and what every page does. */
export const queryOfNothing = (ofEveryPage: readonly string[]): Query => ({
  what: 'names that would grow, and a script',
  query: `${GROWING}&${byTurns(ofEveryPage, [SCRIPT])}`,
  isDrawn: true,
})

/**
 * Each question gets each answer. A page may look up, or draw, the name of what every object has and a script: it is drawn with both.
 * The others may only be read wrongly, which the data of a page shows as well: to draw it takes most of the time.
 */
export function queriesOf(names: readonly string[]): Query[] {
  const drawn = (what: string, ...answers: string[]): Query => ({
    what,
    query: byTurns(names, answers),
    isDrawn: true,
  })
  const told = (what: string, ...answers: string[]): Query => ({ what, query: byTurns(names, answers) })
  return [
    drawn('a script and what every object has, by turns', SCRIPT, OBJECT),
    drawn('the same the other way round', OBJECT, SCRIPT),
    told('another name of every object', 'constructor'),
    told('a huge number and an address with a zone, by turns', HUGE, ZONE),
    told('these the other way round', ZONE, HUGE),
    told('no UTF-8, half of a surrogate pair and a broken percent sign', `${NO_TEXT}%`),
    ...names
      .filter((name) => WORDS.test(name))
      .slice(0, 1)
      .map((name) => ({ what: 'a character that is cut in two', query: `${name}=${CUT_ANYWHERE}` })),
  ]
}
