import type { StateView } from './dictionary-view.ts'

/** A state with its mark: a circle that fills on the way, and is crossed out where the answer is no. */
export function IdeaState({ state }: { state: Pick<StateView, 'label' | 'colour' | 'part'> }) {
  return (
    <span className="idea-state" data-colour={state.colour} data-part={state.part}>
      {state.label}
    </span>
  )
}
