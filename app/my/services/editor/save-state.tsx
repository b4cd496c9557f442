import type { DraftState } from './use-draft.ts'

const words: Record<Exclude<DraftState['kind'], 'refused'>, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Not saved: no connection. It is tried again.',
}

/** Says quietly whether what was typed is kept; only where there is script that keeps it. */
export function SaveState({ state }: { state: DraftState }) {
  const said = state.kind === 'refused' ? `Not saved. ${state.message}.` : words[state.kind]
  return (
    <output className={`save-state needs-script is-${state.kind}`} aria-live="polite">
      {said.replace(/\.\.$/, '.')}
    </output>
  )
}
