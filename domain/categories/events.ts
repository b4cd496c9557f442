/**
 * The tree has changed: these categories look different, or are elsewhere, hidden or gone. Those above only hold other
 * categories than before, or more or less.
 */
export type CategoriesChanged = {
  kind: 'categories.changed'
  categoryIds: string[]
  aboveIds: string[]
  /** Whether services in them are called otherwise now: a title changed, or what stands above. */
  relabels: boolean
}

/** These are part of another now; what hung in them hangs there. */
export type CategoryMerged = { kind: 'category.merged'; fromIds: string[]; intoId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    categories: CategoriesChanged | CategoryMerged
  }
}
