import { z } from 'zod'
import { type Advice, noAdvice, type Proposal } from '#domain/advice/advice-rules.ts'
import { ADVICE_FIELD } from './advised.ts'
import { swapProposal } from './swap-proposal.ts'

const MOST_LETTERS = 100_000
const value = z.object({ field: z.string().max(60), value: z.string().max(10_000) })
const values = z.array(value).max(6)
const proposal = z.object({
  key: z.string().max(40),
  label: z.string().max(60),
  shown: z.string().max(10_000),
  why: z.string().max(300),
  sets: values,
  was: values.optional(),
})
const remark = z.object({
  field: z.string().max(60),
  kind: z.enum(['missing', 'unclear', 'rules']),
  words: z.string().max(500),
})
const adviceInput = z.object({
  proposals: z.array(proposal).max(12),
  remarks: z.array(remark).max(60),
  figures: z.array(z.string().max(300)).max(6),
})

/** What the form says was proposed to it. It comes from a browser: only words for fields that its own person sees. */
export function adviceIn(form: FormData, isField: (name: string) => boolean): Advice {
  const sent = form.get(ADVICE_FIELD)
  if (typeof sent !== 'string' || sent === '' || sent.length > MOST_LETTERS) return noAdvice
  const read = adviceInput.safeParse(parsed(sent))
  if (!read.success) return noAdvice
  const isOurs = ({ sets, was = [] }: Proposal) => [...sets, ...was].every((one) => isField(one.field))
  return { ...read.data, proposals: read.data.proposals.filter(isOurs) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** New advice beside what was taken of the old: that can still be put back. */
export function withTaken(advice: Advice, before: Advice): Advice {
  const taken = before.proposals.filter(({ was }) => was !== undefined)
  const keys = new Set(taken.map(({ key }) => key))
  return { ...advice, proposals: [...taken, ...advice.proposals.filter(({ key }) => !keys.has(key))] }
}

/** A proposal taken or put back by a press, without script: its words are put into the form. */
export function swapInForm(form: FormData, key: string, isField: (name: string) => boolean): Advice {
  const advice = adviceIn(form, isField)
  const swapped = swapProposal(advice.proposals, key, (field) => String(form.get(field) ?? ''))
  for (const { field, value: text } of swapped.writes) form.set(field, text)
  return { ...advice, proposals: swapped.proposals }
}
