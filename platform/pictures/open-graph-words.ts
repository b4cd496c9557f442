export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 }

export type OpenGraphWords = {
  title: string
  /** A sentence under the title. */
  line: string
  /** The marketplace's name, beside its mark. */
  name: string
  /** Where the page stands, at the foot. */
  address: string
  /** The operator's own colour and mark, in the place of ours. */
  accent?: string | undefined
  mark?: Buffer | undefined
}
