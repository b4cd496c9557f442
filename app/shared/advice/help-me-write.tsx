import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { AdviceList } from './advice-list.tsx'
import { ADVICE_FIELD, type Advised, type AdviceIntent } from './advised.ts'
import { useAdvice } from './use-advice.ts'

type HelpProps = {
  /** The word of the page's own intents. */
  intent: Extract<AdviceIntent, 'help'>
  /** What the action answered to a form without script. */
  advised: Advised | undefined
  label?: string
  hint: string
  /** Where the field of a remark stands on this page. */
  idOf: (field: string) => string
}

/**
 * Proposals beside one's own words: asked for by a press, taken part by part, put back in one step. Stands inside the form whose fields
 * they are for; its buttons post that form where there is no script.
 */
export function HelpMeWrite({ intent, advised, label = 'Help me write', hint, idOf }: HelpProps) {
  const { advice, isAsking, refused, ask, swap } = useAdvice(advised)
  return (
    <section className="advice" aria-labelledby="advice-title">
      <h2 id="advice-title" className="sr">
        {label}
      </h2>
      <div className="advice-ask">
        <Button size="s" name="intent" value={intent} busy={isAsking} onClick={ask}>
          <Icon name="sparkles" size={16} /> {advice ? 'Read it again' : label}
        </Button>
        <p className="small soft">{hint}</p>
      </div>
      {refused ? (
        <Note tone="warn" role="alert">
          {refused}
        </Note>
      ) : null}
      <div aria-live="polite">
        {advice ? (
          <>
            <input type="hidden" name={ADVICE_FIELD} value={JSON.stringify(advice)} />
            <AdviceList advice={advice} idOf={idOf} swap={swap} />
          </>
        ) : null}
      </div>
    </section>
  )
}
