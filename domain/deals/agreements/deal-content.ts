import type { FeeBearer } from '#domain/ledger/arithmetic.ts'

/** What a deal is about, as one side proposes it. Amounts are whole minor units, small enough for JSON. */
export type DealContent = {
  title: string
  terms: string
  feeBearer: FeeBearer
  autoAcceptDays: number
  revisionsMost: number
  milestones: MilestoneContent[]
  /** How the service’s page described it on the day it was ordered: to be read beside the terms, and no part of them. */
  fromPage?: { text: string; on: string }
}

type MilestoneContent = { title: string; priceMinor: number; days: number }

/** A question that the buyer answers before the work begins. */
export type Requirement = {
  id: string
  question: string
  isRequired: boolean
  /** Where the answer is one of these. */
  choices?: string[]
  /** Where it is answered with files: what they are stored under. */
  filesId?: string
}
