import type { ServiceContent, ServicePackage } from '#domain/catalogue/index.ts'
import { packageTiers } from '#domain/catalogue/index.ts'
import type { Chance } from '../covers/chance.ts'
import type { DemoBlock } from '../sections/demo-section.ts'

const QUICK_DAYS = 2

const packageTitles = {
  en: [
    ['Small', 'First step', 'The basics', 'One piece', 'Starter', 'Just enough'],
    ['The usual', 'Complete', 'Well rounded', 'Most people take this', 'The whole thing', 'Standard'],
    ['Everything', 'With all the care', 'Full house', 'Large', 'No stone unturned', 'Premium'],
  ],
  ru: [
    ['Основа', 'Начало', 'Малый', 'Самое нужное'],
    ['Обычный', 'Полный', 'Стандарт', 'Под ключ'],
    ['Всё сразу', 'Большой', 'С сопровождением', 'Максимум'],
  ],
} as const

/** As people write prices: round, and the rounder the larger. */
function roundPrice(dollars: number): number {
  const step = dollars < 60 ? 5 : dollars < 250 ? 10 : dollars < 1_000 ? 20 : 50
  return Math.max(step, Math.round(dollars / step) * step)
}

export function packagesOf(block: DemoBlock, chance: Chance): ServicePackage[] {
  const tiers = chance.is(0.62) ? 3 : chance.is(0.65) ? 2 : 1
  const { low, high } = block.price
  const span = high / low
  const smallest = low * span ** (chance.next() ** 1.6 * 0.45)
  const growth = 1.5 + chance.next() * (Math.sqrt(span) - 1.2) * 0.5
  const days = block.days.low + Math.floor(chance.next() * (block.days.high - block.days.low) * 0.4)
  let price = 0
  return packageTiers.slice(0, tiers).map((tier, level) => {
    const grown = roundPrice(smallest * growth ** level)
    price = Math.max(grown, price === 0 ? grown : roundPrice(price * 1.35))
    const revisions = [chance.whole(1, 2), chance.whole(2, 3), chance.is(0.4) ? null : chance.whole(4, 6)][
      level
    ]
    return {
      tier,
      title: chance.pick(packageTitles[block.language][level] ?? []),
      includes: block.gets.slice(
        0,
        Math.min(block.gets.length, tiers === 1 ? 4 : 2 + level * 2 + chance.whole(0, 1)),
      ),
      priceMinor: price * 100,
      deliveryDays: Math.min(block.days.high, days + Math.ceil(level * days * 0.6)),
      revisions: revisions ?? null,
    }
  })
}

export function extrasOf(block: DemoBlock, basicMinor: number, chance: Chance): ServiceContent['extras'] {
  return chance
    .some(block.extras, chance.whole(0, block.extras.length))
    .map(({ title, share, days }, place) => ({
      id: `extra-${place + 1}`,
      title,
      priceMinor: roundPrice((basicMinor / 100) * (share / 100)) * 100,
      addedDays: days,
    }))
}

/** What is done in a day or two is often told in the order itself, and needs no questions. */
export function requirementsOf(
  block: DemoBlock,
  chance: Chance,
  days: number,
): ServiceContent['requirements'] {
  if (days <= QUICK_DAYS && chance.is(0.6)) return []
  return block.questions
    .filter(({ isRequired }) => isRequired || chance.is(0.6))
    .map((question, place) => ({ ...question, id: `question-${place + 1}` }))
}

const closings = {
  en: [
    'Not sure which package? Write me three sentences and I will say which one, or that you need none.',
    'If the date matters more than the price, tell me first.',
    'I would rather lose an order than do it badly. Ask me anything before you pay.',
    'You will always know what happens next and who does it.',
    'No meetings needed. If you like meetings, one is included.',
    'If it turns out smaller than we thought, I propose the smaller package.',
    'I have done this long enough to know when to stop.',
    'Everything that is said here is in the price. What is not, I name before I begin.',
    'I keep your files for sixty days and your secrets for longer.',
    'First-time buyers get the same care as those who come back.',
  ],
  ru: [
    'Не знаете, какой пакет выбрать? Напишите три предложения, и я подскажу, или скажу, что ничего не нужно.',
    'Если срок важнее цены, скажите об этом сразу.',
    'Лучше откажусь от заказа, чем сделаю плохо. Спрашивайте до оплаты.',
    'Вы всегда знаете, что будет дальше и кто это делает.',
    'Если работы окажется меньше, предложу пакет поменьше.',
  ],
} as const

const headings = {
  en: {
    gets: ['What you get', 'Included', 'In the box'],
    hows: ['How I work', 'How it goes', 'Step by step'],
  },
  ru: { gets: ['Что вы получите', 'Что входит'], hows: ['Как я работаю', 'Как всё проходит'] },
} as const

/** A description from its own words, those of its shelf, and one of four shapes. */
export function describe(block: DemoBlock, words: string, chance: Chance): string {
  const { gets, hows } = headings[block.language]
  const open = chance.pick(block.opens)
  const list = chance
    .some(block.gets, chance.whole(3, 5))
    .map((one) => `- ${one}`)
    .join('\n')
  const steps = chance.some(block.hows, chance.whole(2, 4))
  const closing = chance.pick(closings[block.language])
  const numbered = steps.map((step, place) => `${place + 1}. ${step}`).join('\n')
  const shapes = [
    [words, open, `## ${chance.pick(gets)}`, list, `## ${chance.pick(hows)}`, numbered, closing],
    [`**${words}**`, open, steps.join(' '), `## ${chance.pick(gets)}`, list, closing],
    [open, words, `## ${chance.pick(hows)}`, steps.join('\n\n'), closing],
    [words, steps.slice(0, 2).join(' '), open, `## ${chance.pick(gets)}`, list],
  ]
  return chance.pick(shapes).join('\n\n')
}
