import { areaOf, roomOf } from './areas.ts'
import { onFiles, type Rule } from './rule.ts'
import { isTest } from './source-files.ts'

const MOST_LINES = 300
const DRAWERS = /(^|[/-])(utils?|helpers?|common|misc|manager)([/.]|$)/
const KEBAB = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/
const ALLOWED_NAMES = /\/(\+types|__tests__)\//

export const rulesOfFiles: readonly Rule[] = [
  onFiles('a file fits a few screens', ({ path, text }) => {
    const lines = text.split('\n').length
    return lines > MOST_LINES && !path.endsWith('.mjs') ? `${path} has ${lines} lines` : undefined
  }),
  onFiles('there is no drawer', ({ path }) => (DRAWERS.test(path) ? `${path} is a drawer` : undefined)),
  onFiles('names are kebab-case', ({ path }) => {
    const name = path.split('/').at(-1) ?? ''
    return KEBAB.test(name) || ALLOWED_NAMES.test(path) ? undefined : `${path} is not kebab-case`
  }),
  onFiles('time is given to a domain, never taken', ({ path, text }) =>
    roomOf(path) === 'domain' && !isTest(path) && /\bDate\.now\(|\bnew Date\(\)/.test(text)
      ? `${path} takes the time`
      : undefined,
  ),
  onFiles('the edge opens the transaction', ({ path, text }) =>
    areaOf(path) && !isTest(path) && /\bdb\.transaction\(/.test(text)
      ? `${path} opens a transaction`
      : undefined,
  ),
  onFiles('pictures are drawn by one sharp, which keeps none of them', ({ path, text }) =>
    /^(app|demo|domain|platform)\//.test(path) &&
    path !== 'platform/pictures/sharp.ts' &&
    !isTest(path) &&
    /^import (?!type\b).* from 'sharp'$/m.test(text)
      ? `${path} imports sharp past platform/pictures/sharp.ts`
      : undefined,
  ),
  // The server is built in ASCII (vite.config.ts): in a raw text the name of a letter is not the letter, but in a pattern it is.
  onFiles('raw texts with letters of other alphabets are patterns', ({ path, text }) =>
    /^(app|commands|demo|domain|platform)\//.test(path) &&
    !isTest(path) &&
    /String\.raw`[^`]*[^\0-\x7f]/.test(text) &&
    !text.includes('new RegExp(')
      ? `${path} has a raw text in letters of another alphabet`
      : undefined,
  ),
  // The first of each kind costs a telephone ten milliseconds and more, in which it answers nobody (docs/performance.md).
  onFiles('no public page makes a format of Intl while it is loaded', ({ path, text }) =>
    /^(app\/(ui|public)|app\/shared\/figures|platform\/money)\//.test(path) &&
    !/\.(test|server|sample)\.tsx?$/.test(path) &&
    /^(export )?const .*= new Intl\./m.test(text)
      ? `${path} makes a format of Intl while it is loaded`
      : undefined,
  ),
  onFiles('countries and languages are named by the server', ({ path, text }) =>
    // Browsers call some of them otherwise: what they show would not be what was sent.
    path.endsWith('.tsx') && /profile-choices\.ts'/.test(text)
      ? `${path} names countries or languages in the browser`
      : undefined,
  ),
  onFiles('a journey presses a letter when it is heard', ({ path, text }) =>
    /^tests\/journeys\/.*\.spec\.ts$/.test(path) && /\.press\(\s*'(\w+\+)*.'/.test(text)
      ? `${path} presses a letter past pressKey of journey.ts, which waits for the script`
      : undefined,
  ),
  onFiles('a story is told without a browser', ({ path, text }) =>
    /^tests\/journeys\/.*\.story\.ts$/.test(path) &&
    /import \{[^}]*\btest\b[^}]*\} from '\.\/(?!story)/.test(text)
      ? `${path} tells a story with a browser: its name ends with .spec.ts then`
      : undefined,
  ),
  onFiles('nothing is left for later', ({ path, text }) =>
    !path.startsWith('tests/tidy') &&
    /\b(TODO|FIXME|HACK|XXX)\b|\.(only|skip)\(|@ts-(ignore|expect-error|nocheck)/.test(text)
      ? `${path} leaves something for later`
      : undefined,
  ),
]
