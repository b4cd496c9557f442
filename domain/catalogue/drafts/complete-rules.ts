import { lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { type PackageTier, packageTiers, type ServiceContent } from '../service-content.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { serviceLimits as limits } from './limit-rules.ts'

/** Bounds that the operator sets. */
type ServiceBounds = {
  servicePriceMinMinor: number
  servicePriceMaxMinor: number
  deliveryMaxDays: number
  currency: string
}

/** What still stands between a draft and its review, by field: `packages.1.priceMinor` and the sentence beside it. */
type Problems = Record<string, string[]>

const money = (amount: number, { currency }: ServiceBounds) => formatMoney(minor(amount), currency)

/** Every rule that a service keeps before anyone sees it. Shape and lengths were checked when the draft was saved. */
export function problemsOf(content: ServiceContent, bounds: ServiceBounds): Problems {
  const problems: Problems = {}
  const say = (field: string, words: string) => (problems[field] ??= []).push(words)
  checkWords(content, say)
  checkPackages(content, bounds, say)
  checkExtras(content, bounds, say)
  checkQuestions(content, say)
  checkGallery(content, say)
  checkTags(content, say)
  return problems
}

type Say = (field: string, words: string) => void

function atLeast(say: Say, field: string, label: string, text: string, min: number): void {
  if (seenLengthOf(text) < min)
    say(field, seenLengthOf(text) === 0 ? `${label}: fill this in` : `${label}: at least ${min} characters`)
}

function checkWords({ title, categoryId, description }: ServiceContent, say: Say): void {
  atLeast(say, 'title', 'Title', title, limits.title.min)
  const letters = title.replace(/[^\p{L}]/gu, '')
  if (lengthOf(letters) > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) {
    say('title', 'Title: not all in capitals')
  }
  if (categoryId === null) say('categoryId', 'Category: choose where it belongs')
  atLeast(say, 'description', 'Description', description, limits.description.min)
}

function checkPackages({ packages }: ServiceContent, bounds: ServiceBounds, say: Say): void {
  if (packages.length === 0) say('packages', 'Packages: offer at least one')
  for (const [index, one] of packages.entries()) {
    const at = `packages.${index}`
    if (one.tier !== packageTiers[index]) say(at, 'Packages: Basic first, then Standard, then Premium')
    atLeast(say, `${at}.title`, 'Name', one.title, limits.packageTitle.min)
    if (one.includes.filter(Boolean).length === 0)
      say(`${at}.includes`, 'What is included: write at least one line')
    checkPrice(say, `${at}.priceMinor`, one.priceMinor, bounds)
    if (one.deliveryDays < 1 || one.deliveryDays > bounds.deliveryMaxDays) {
      say(`${at}.deliveryDays`, `Delivery: 1 to ${bounds.deliveryMaxDays} days`)
    }
  }
  checkPriceOrder(packages, bounds, say)
}

const tierNames: Record<PackageTier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium' }

/** Each package costs more than the one before it; a price that is none at all is said once, by its bounds. */
function checkPriceOrder(packages: ServiceContent['packages'], bounds: ServiceBounds, say: Say): void {
  for (const [index, { tier, priceMinor }] of packages.entries()) {
    const before = packages[index - 1]
    if (!before || priceMinor > before.priceMinor || !isPrice(priceMinor, bounds)) continue
    say(
      `packages.${index}.priceMinor`,
      `${tierNames[tier]} must cost more than ${tierNames[before.tier]} (${money(before.priceMinor, bounds)})`,
    )
  }
}

/** What is wrong with how the prices stand to one another, which is told before one goes on to the next step. */
export function priceOrderProblems({ packages }: ServiceContent, bounds: ServiceBounds): Problems {
  const problems: Problems = {}
  checkPriceOrder(packages, bounds, (field, words) => (problems[field] ??= []).push(words))
  return problems
}

const isPrice = (priceMinor: number, bounds: ServiceBounds) =>
  priceMinor >= bounds.servicePriceMinMinor && priceMinor <= bounds.servicePriceMaxMinor

function checkPrice(say: Say, field: string, priceMinor: number, bounds: ServiceBounds): void {
  if (isPrice(priceMinor, bounds)) return
  say(
    field,
    `Price: ${money(bounds.servicePriceMinMinor, bounds)} to ${money(bounds.servicePriceMaxMinor, bounds)}`,
  )
}

function checkExtras({ extras }: ServiceContent, bounds: ServiceBounds, say: Say): void {
  for (const [index, extra] of extras.entries()) {
    atLeast(say, `extras.${index}.title`, 'Extra', extra.title, limits.extras.title.min)
    if (extra.priceMinor < 1 || extra.priceMinor > bounds.servicePriceMaxMinor) {
      say(
        `extras.${index}.priceMinor`,
        `Price: ${money(1, bounds)} to ${money(bounds.servicePriceMaxMinor, bounds)}`,
      )
    }
    if (extras.findIndex(({ id }) => id === extra.id) < index)
      say(`extras.${index}.title`, 'Extra: it is there twice')
  }
}

function checkQuestions({ requirements, faq }: ServiceContent, say: Say): void {
  for (const [index, one] of requirements.entries()) {
    atLeast(say, `requirements.${index}.question`, 'Question', one.question, limits.requirements.question.min)
    const choices = new Set(one.choices.filter(Boolean).map((choice) => choice.toLowerCase()))
    if (one.kind === 'choice' && choices.size < 2) {
      say(`requirements.${index}.choices`, 'Choices: write at least two that differ')
    }
  }
  for (const [index, { question, answer }] of faq.entries()) {
    atLeast(say, `faq.${index}.question`, 'Question', question, limits.faq.question.min)
    atLeast(say, `faq.${index}.answer`, 'Answer', answer, limits.faq.answer.min)
  }
}

function checkGallery({ gallery }: ServiceContent, say: Say): void {
  if (gallery.length === 0) say('gallery', 'Gallery: show at least one picture of your work')
  for (const [index, { pictureId, alt }] of gallery.entries()) {
    atLeast(say, `gallery.${index}.alt`, 'What the picture shows', alt, 3)
    if (gallery.findIndex((other) => other.pictureId === pictureId) < index) {
      say(`gallery.${index}.alt`, 'This picture is there twice: remove one')
    }
  }
}

function checkTags({ tags }: ServiceContent, say: Say): void {
  for (const [index, tag] of tags.entries()) {
    if (seenLengthOf(tag) < limits.tags.tag.min)
      say('tags', `Tags: each at least ${limits.tags.tag.min} characters`)
    if (tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) < index) {
      say('tags', `Tags: “${tag}” is there twice`)
    }
  }
}
