import type { Dictionary } from '#domain/ideas/index.ts'
import { fillingOf, type IdeaColour } from '#domain/ideas/idea-rules.ts'

/** A state as it is drawn: its mark says how far it is, and reads without its colour. */
export type StateView = {
  id: string
  label: string
  colour: IdeaColour
  part: 0 | 1 | 2 | 3 | 4 | 'no'
  isFirst: boolean
  isFinal: boolean
  isRefusal: boolean
  isRetired: boolean
  description: string
}

export type KindView = { id: string; label: string; colour: IdeaColour; isRetired: boolean }

/** States and kinds by their ids, in the order of the board. */
export function viewDictionary({ states, kinds }: Dictionary) {
  const filled = fillingOf(states)
  return {
    states: new Map(
      states.map(
        ({ id, label, colour, isFirst, isFinal, isRefusal, retiredAt, description }): [string, StateView] => [
          id,
          {
            id,
            label,
            colour,
            isFirst,
            isFinal,
            isRefusal,
            description,
            part: filled.get(id) ?? 0,
            isRetired: retiredAt !== null,
          },
        ],
      ),
    ),
    kinds: new Map(
      kinds.map(({ id, label, colour, retiredAt }): [string, KindView] => [
        id,
        { id, label, colour, isRetired: retiredAt !== null },
      ]),
    ),
  }
}
