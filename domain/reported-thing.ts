/** Something that people may report, as it looks at one moment: what a report keeps of it, and what it is compared with later. */
export type ReportedThing = {
  title: string
  /** Whose it is; nobody's where they have left the marketplace. */
  ownerId: string | null
  /** Where it stands, from `/` on. */
  path: string
  /** Whether everyone finds it there now. */
  isShown: boolean
  texts: readonly { name: string; text: string }[]
  pictureIds: readonly string[]
}
