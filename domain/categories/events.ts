/** The tree has changed: these categories look different, or are elsewhere, hidden or gone. */
export type CategoriesChanged = { kind: 'categories.changed'; categoryIds: string[] }

/** These are part of another now; what hung in them hangs there. */
export type CategoryMerged = { kind: 'category.merged'; fromIds: string[]; intoId: string }
