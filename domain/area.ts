import type { FollowClearing, LedgerCheck } from '#domain/ledger/index.ts'
import type { FindDisputed } from '#domain/payouts/index.ts'
import type { FindShownPictures } from '#domain/pictures/index.ts'
import type { FindLetters, LetterDesk, Letters } from '#domain/letter.ts'
import type { Settled } from '#domain/notifications/index.ts'
import type { PersonalData } from '#domain/privacy/index.ts'
import type { DocumentSources, SearchKind } from '#domain/search/index.ts'
import type { KeepsCase } from '#domain/reports/index.ts'
import type { KeepsTeam } from '#domain/teams/index.ts'
import type { JobServices } from '#domain/services.ts'
import type { SealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import type { Enqueued, Job } from '#platform/jobs/job.ts'
import type { Figure } from '#platform/telemetry/figure.ts'
import type { Told } from '#platform/realtime/live-events.ts'
import type { Rule, Whose } from '#domain/permissions.ts'

/** What follows from an event: jobs to do, a topic to call out to every process, cached pages to drop. */
export type Consequence =
  | { enqueue: Enqueued }
  | { publish: { topic: string; data: unknown } }
  | { dropPages: string[] }
  /** Open pages of these members are told at once. */
  | { tell: Told }
  /** What a member was told about this has lost its cause: it is read. */
  | { settle: Settled }
  /** These look different to search, or are gone. */
  | { touch: { kind: SearchKind; ids: string[] } }
  /** So does all of a kind that a member owns. */
  | { touchAllOf: { kind: SearchKind; memberId: string } }
  /** Something is written in the same transaction: `about` tells it apart from others of its kind. */
  | { write: { about: readonly string[]; work(tx: Transaction, desk: LetterDesk): void | Promise<void> } }
  /** What many documents share has changed: the whole index of a kind is built anew. */
  | { rebuild: SearchKind }

/** What an area does about what happened, in itself or in an area before it. */
type Reactions = {
  [Kind in Announced['kind']]?: (event: Extract<Announced, { kind: Kind }>) => Consequence[]
}

/** What areas say for all of them together, for jobs that need to know. */
export type Tables = {
  personalData: PersonalData
  ledgerChecks: readonly LedgerCheck[]
  followClearing: FollowClearing
  findShownPictures: FindShownPictures
  lettersOf: FindLetters
  countUnread: CountUnread
  keepsCase: KeepsCase
}

/** How much a member has not read yet. */
export type CountUnread = (db: Db | DrizzleTransaction, memberId: string) => Promise<number>

export type AreaJob = Job<JobServices, never>

/**
 * What an area is to the rest of the marketplace, in one place. `areas.ts` lists them all and makes the tables that everyone
 * reads: a new area adds itself there.
 */
export type Area = {
  /** Who may do what in it. */
  permissions?: Readonly<Record<string, Rule | Rule<[Whose]>>>
  reactions?: Reactions
  /** Of these members, those who let others see that they are here. */
  listShowing?(db: Db, memberIds: readonly string[]): Promise<string[]>
  /** Who is written to when something happens, and what. */
  letters?: Letters
  /** What of it waits to be read, for the icon of the installed app. */
  countUnread?: CountUnread
  /** What it does by itself, later or at its hour. */
  jobs?(tables: Tables): readonly AreaJob[]
  /** What it keeps of people: how that is taken along, what must be finished before they go, how it is erased. */
  personalData?: Partial<PersonalData>
  /** What search finds of it. */
  searchDocuments?: DocumentSources
  /** Where pictures of members are shown: one that nobody shows is swept away. */
  findShownPictures?: FindShownPictures
  /** What it keeps sealed: a change of SECRET seals all of it anew. */
  sealed?: Readonly<Record<string, SealedColumn>>
  /** What it knows about the book beyond the book's own sums. */
  ledgerChecks?: readonly LedgerCheck[]
  /** What it writes down with money that clears. */
  followClearing?: FollowClearing
  /** What it knows of disputes over money that a member could withdraw. */
  disputedMoney?: readonly FindDisputed[]
  /** What operators see of it from outside. */
  figures?: readonly Figure[]
  /** What it has open for a team: until then the team can't be dissolved. */
  keepsTeam?: KeepsTeam
  /** Whether it has something open about a decided case: until then the case does not come back. */
  keepsCase?: KeepsCase
}

export const enqueue = (entry: Enqueued): Consequence => ({ enqueue: entry })

/** The data of each job differs; what it is is checked by its own schema when it runs. */
export const jobsOf = (...jobs: readonly unknown[]): readonly AreaJob[] => jobs as readonly AreaJob[]

/** An eraser that leaves no files behind. */
export function erasing(
  erase: (tx: Parameters<PersonalData['erasers'][string]>[0], memberId: string) => Promise<unknown>,
): PersonalData['erasers'][string] {
  return async (tx, { id }) => {
    await erase(tx, id)
    return []
  }
}
