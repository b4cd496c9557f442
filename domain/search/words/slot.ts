/** One thing that must be found: any of its alternatives, each of which is terms that stand together. */
export type Slot = { words: string[]; alternatives: string[][] }
