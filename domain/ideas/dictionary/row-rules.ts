type Printed = {
  label: string
  colour: string
  description: string
  isFinal?: boolean
  isRefusal?: boolean
}

/** What a row says, in a word: a form carries it, so that a row which nobody touched there is told from one that a colleague changed. */
export const printOfRow = ({
  label,
  colour,
  description,
  isFinal = false,
  isRefusal = false,
}: Printed): string => JSON.stringify([label, colour, description, isFinal, isRefusal])
