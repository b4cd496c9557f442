/** A message as it is shown, in words already: the page and what comes later by the stream are made by the same function. */
export type MessageView = {
  number: number
  /** The newest change that the browser has is what it asks from. */
  change: number
  kind: 'text' | 'offer' | 'step'
  isMine: boolean
  /** By which the browser knows its own words. */
  clientId: string | null
  name: string
  avatar: string | null
  day: string
  time: string
  /** Said by itself while its writer is away, or by an administrator in a dispute. */
  voice: 'person' | 'absence' | 'administrator'
  text: string
  edited: string | null
  /** Taken back: when. */
  gone: string | null
  /** Taken away by the moderators: why. */
  hidden: string | null
  /** Until when it can be changed or taken back, by whoever wrote it. */
  changeUntil: string | null
  quoted: { number: number; name: string; text: string } | null
  files: FileView[]
  care: string[]
  about: AboutView | null
  /** What of this marketplace is linked in its words. */
  cards: AboutView[]
  offer: OfferView | null
  step: { words: string; title: string; to: string } | null
}

export type FileView = {
  id: string
  name: string
  to: string
  note: string
  isPicture: boolean
}

export type AboutView = { label: string; title: string; to: string }

export type OfferView = {
  title: string
  by: string
  rows: { name: string; amount: string; hint: string }[]
  total: { name: string; amount: string }
  fine: string
  /** Lit while somebody may answer it; a quiet line afterwards. */
  isOpen: boolean
  standing: string
  until: string | null
  acts: { to: string; label: string; isMain: boolean }[]
}

/** How far the other side has read, where both show it. */
export type ReadView = { number: number; time: string } | null
