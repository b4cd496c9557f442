import { ONE_SLIP_FROM_LETTERS, WORDS_MOST } from '../match-rules.ts'
import type { Block } from '../index/block.ts'
import type { StoredBlock } from '../index/stored-block.ts'
import type { TermSets } from '../index/posting.ts'
import { wordsBeginning } from '../words/dictionary.ts'
import { splitWords } from '../words/fold-words.ts'
import { betterOf, type Mended } from '../words/spelling.ts'
import type { StemWords } from '../words/stem-words.ts'
import { expandSynonyms, type SynonymGroups } from '../words/synonym-groups.ts'
import type { Slot } from '../words/slot.ts'
import { markTerm, RUSSIAN_TERM, type WrittenIn } from '../words/written-in.ts'

/** What is looked for, with the postings that it takes. No slots: everything. */
export type QueryPlan = {
  slots: Slot[]
  stored: ReadonlyMap<string, TermSets>
  readAs?: string | undefined
  nearest?: string | undefined
}

type PlanContext = {
  stem: StemWords
  synonyms: SynonymGroups
  base: StoredBlock | undefined
  /** What was touched since the base was built. */
  fresh: readonly Block[]
}

type PlanOptions = {
  exactly: boolean
  /** Still being typed. */
  begins?: boolean
  /** Whose language goes first, where that matters. */
  reader?: WrittenIn | undefined
  /** What it must have besides the words. */
  marks?: readonly string[] | undefined
}

const BEGUN_WORDS_MOST = 6
const BEGUN_FROM_LETTERS = 3

/** What was typed and what it is narrowed to: marks are asked of every result, and never spelt otherwise. */
export async function planQuery(
  context: PlanContext,
  typed: string,
  options: PlanOptions,
): Promise<QueryPlan> {
  const plan = await planWords(context, typed, options)
  const marks = (options.marks ?? []).map((mark): Slot => ({ words: [], alternatives: [[markTerm(mark)]] }))
  return { ...plan, slots: [...plan.slots, ...marks] }
}

/** Reads what was typed: stems, synonyms, a last word half typed, and slips of the finger unless `exactly`. */
async function planWords(
  context: PlanContext,
  typed: string,
  { exactly, begins = false, reader, marks = [] }: PlanOptions,
): Promise<QueryPlan> {
  const words = splitWords(typed).slice(0, WORDS_MOST)
  const stems = await context.stem(words)
  let slots = expandSynonyms(
    words.flatMap((word) => {
      const stem = stems.get(word)
      return stem ? [{ word, stem }] : []
    }),
    context.synonyms,
  )
  // While typing, what the last word may become is looked up along with it, in the same round trip.
  const becoming = begins ? await expandBegun(context, slots.at(-1)) : undefined
  if (becoming) slots = [...slots.slice(0, -1), becoming]
  const beside = [...marks.map(markTerm), ...(reader === undefined ? [] : [RUSSIAN_TERM])]
  const load = (some: readonly Slot[]) => loadTerms(context, some, beside)
  let stored = await load(slots)
  const isKnown = (slot: Slot) =>
    slot.alternatives.some((terms) => terms.every((term) => countOf(context, stored, term) > 0))
  if (exactly || slots.every(isKnown)) {
    const nearest = slots.every(isKnown) ? undefined : spellAnew(context, slots, isKnown)?.spelt
    return { slots, stored, nearest }
  }

  const last = slots.at(-1)
  const begun = last && !isKnown(last) ? await expandBegun(context, last) : undefined
  if (begun) {
    slots = [...slots.slice(0, -1), begun]
    stored = await load(slots)
  }
  const anew = spellAnew(context, slots, isKnown)
  if (!anew) return { slots, stored }
  const mendedStems = await context.stem(anew.words.flat())
  slots = slots.flatMap((slot, index) => {
    const spelt = anew.words[index] ?? slot.words
    if (spelt === slot.words) return slot
    return expandSynonyms(
      spelt.map((word) => ({ word, stem: mendedStems.get(word) ?? word })),
      context.synonyms,
    )
  })
  return { slots, stored: await load(slots), readAs: anew.spelt }
}

async function loadTerms({ base }: PlanContext, slots: readonly Slot[], beside: readonly string[]) {
  const terms = [...slots.flatMap(({ alternatives }) => alternatives.flat()), ...beside]
  return base && terms.length ? await base.load(terms) : new Map<string, TermSets>()
}

function countOf({ fresh }: PlanContext, stored: ReadonlyMap<string, TermSets>, term: string): number {
  const there = stored.get(term)?.[2].count ?? 0
  return fresh.reduce((sum, block) => sum + block.termSets(term)[2].count, there)
}

const blocksOf = ({ base, fresh }: PlanContext) => (base ? [base, ...fresh] : fresh)

/** A word that nobody wrote so, but that begins words which people wrote. */
async function expandBegun(context: PlanContext, slot: Slot | undefined): Promise<Slot | undefined> {
  const [word] = slot?.words ?? []
  if (!slot || slot.words.length !== 1 || !word || word.length < BEGUN_FROM_LETTERS) return undefined
  const beginning = blocksOf(context).flatMap((block) =>
    wordsBeginning(block.dictionary(), word, BEGUN_WORDS_MOST),
  )
  if (beginning.length === 0) return undefined
  const stems = await context.stem(beginning)
  const terms = new Set(beginning.flatMap((one) => stems.get(one) ?? []))
  return { words: slot.words, alternatives: [...slot.alternatives, ...[...terms].map((term) => [term])] }
}

/** The words with the unknown ones mended, if at least one could be. */
function spellAnew(context: PlanContext, slots: readonly Slot[], isKnown: (slot: Slot) => boolean) {
  let isMended = false
  const words = slots.map((slot) => {
    const [word] = slot.words
    if (slot.words.length !== 1 || !word || word.length < ONE_SLIP_FROM_LETTERS || isKnown(slot))
      return slot.words
    const found = blocksOf(context).reduce<Mended | undefined>(
      (best, block) => betterOf(best, block.spelling().mend(word)),
      undefined,
    )
    if (!found) return slot.words
    isMended = true
    return [found.word]
  })
  return isMended ? { words, spelt: words.flat().join(' ') } : undefined
}
