/** What two things that are written alike have alike: nothing that does something, and nothing that only stands for something. */
export type PlainData =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly PlainData[]
  | { readonly [name: string]: PlainData }
