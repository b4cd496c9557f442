import { fractionDigits } from '#platform/money/fraction-digits.ts'
import type { PriceFigures } from '../figures/price-figures.ts'
import type { Need, Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'
import { findBudget } from './find-budget.ts'

type Question = Reading['questions'][number]

type Kind = {
  /** What the text or the category is about. */
  about: RegExp
  question: Question
  /** Nothing is asked where the text says it already. */
  isSaid?: RegExp
}

/** What sellers of such work ask first. Told by words, since an operator may call categories as they like. */
const kinds: readonly Kind[] = [
  {
    about: /translat|subtit|перевод|proofread|editing text|copy-?edit|коррект|вычит/iu,
    question: {
      id: 'length',
      question: 'How long is the text?',
      answers: ['Up to 2 pages', '3 to 10 pages', '11 to 50 pages', 'More than 50 pages'],
    },
    isSaid: /\d+[\s-]*(?:pages?|words?|страниц|слов)/iu,
  },
  {
    about: /video|animat|film|clip|reel|trailer|видео|ролик|анимац/iu,
    question: {
      id: 'duration',
      question: 'How long shall the finished video be?',
      answers: ['Up to 30 seconds', '1 minute', '2 to 5 minutes', 'Longer'],
    },
    isSaid: /\d+[\s-]*(?:min|sec|hour|минут|секунд)/iu,
  },
  {
    about: /podcast|voice|audio|narrat|song|music|озвуч|аудио|музык|подкаст/iu,
    question: {
      id: 'duration',
      question: 'How long shall the recording be?',
      answers: ['Up to 1 minute', '1 to 10 minutes', '10 to 60 minutes', 'Longer'],
    },
    isSaid: /\d+[\s-]*(?:min|sec|hour|минут|секунд|час)/iu,
  },
  {
    about: /logo|identity|brand|packag|label|логотип|бренд|упаков/iu,
    question: {
      id: 'use',
      question: 'Where will it be used?',
      answers: ['On screens', 'In print', 'On packaging or signs', 'Everywhere'],
    },
  },
  {
    about: /website|web ?site|landing|shop|store|app\b|wordpress|сайт|магазин|приложени/iu,
    question: {
      id: 'begun',
      question: 'What is there already?',
      answers: ['Nothing yet', 'A draft or design', 'One that needs changes', 'One that is broken'],
    },
  },
  {
    about:
      /photo|retouch|picture|image|render|3d|illustrat|draw|portrait|фото|ретуш|рисун|иллюстрац|портрет/iu,
    question: {
      id: 'amount',
      question: 'How many pictures?',
      answers: ['One', '2 to 5', '6 to 20', 'More than 20'],
    },
    isSaid: /\d+[\s-]*(?:photo|picture|image|illustrat|render|фото|картин|рисун)/iu,
  },
  {
    about: /book ?keep|account|tax|spreadsheet|data|excel|бухгалт|налог|таблиц|данн/iu,
    question: {
      id: 'amount',
      question: 'How much is there to go through?',
      answers: ['A few pages', 'A few hundred rows', 'Thousands of rows', 'It comes every month'],
    },
  },
]

const WHEN: Question = {
  id: 'when',
  question: 'When do you need it?',
  answers: ['In 3 days', 'In 1 week', 'In 1 month', 'No hurry'],
}
/** Amounts at which a quarter, half and three quarters of such work lie: nothing is asked where they are not known. */
function askBudget(prices: PriceFigures | null, currency: string): Question[] {
  if (!prices) return []
  const digits = fractionDigits(currency)
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amounts = [...new Set([prices.lowMinor, prices.middle, prices.highMinor])]
  const answers = amounts.map((minor) => `Up to ${format.format(minor / 10 ** digits)}`)
  return [{ id: 'budget', question: 'What would you like to spend?', answers }].filter((one) =>
    one.answers.every((answer) => findBudget(answer, currency).budget !== null),
  )
}
const FILES: Question = {
  id: 'files',
  question: 'What can you give to begin with?',
  answers: ['Everything is ready', 'Some of it', 'Examples that I like', 'Only the idea'],
}
const ONGOING: Question = {
  id: 'ongoing',
  question: 'Is it once, or does it go on?',
  answers: ['Once', 'Every week', 'Every month'],
}
const GOES_ON =
  /every (?:week|month|day)|weekly|monthly|ongoing|regular|retainer|еженедель|ежемесяч|каждый|каждую|постоянн/iu

type Known = Pick<Reading, 'budget' | 'days'> & {
  categoryTitle: string
  prices: PriceFigures | null
  currency: string
}

/** What is still open, the most telling first; what was answered is not asked again. */
export function openQuestions(
  { text, answers }: Need,
  { budget, days, categoryTitle, prices, currency }: Known,
): Question[] {
  const about = `${text} ${categoryTitle}`
  const ofKind = kinds.filter((kind) => kind.about.test(about) && !kind.isSaid?.test(text))
  const open = [
    ...ofKind.map(({ question }) => question).slice(0, 2),
    ...(days === null ? [WHEN] : []),
    ...(budget === null ? askBudget(prices, currency) : []),
    FILES,
    ...(GOES_ON.test(text) ? [] : [ONGOING]),
  ]
  const answered = new Set(answers.map(({ questionId }) => questionId))
  const asked = new Map(open.toReversed().map((one) => [one.id, one]))
  return [...asked.values()]
    .toReversed()
    .filter(({ id }) => !answered.has(id))
    .slice(0, readingLimits.questions.most)
}

/** Of an answer the question's subject and what was said, as a line of the brief. */
export function answerLine(questionId: string, answer: string): string | undefined {
  return new Map([
    ['length', `Length: ${answer}`],
    ['duration', `Duration: ${answer}`],
    ['use', `Used: ${answer}`],
    ['begun', `There already: ${answer}`],
    ['amount', `Amount: ${answer}`],
    ['files', `To begin with: ${answer}`],
    ['ongoing', `How often: ${answer}`],
  ]).get(questionId)
}
