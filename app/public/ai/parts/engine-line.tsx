import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { NeedData } from '../load-need.server.ts'

/** Who reads what is typed, said before it is sent. */
export function EngineLine({ model, figures }: Pick<NeedData, 'model' | 'figures'>) {
  return (
    <p className="engine">
      <Icon name={model ? 'globe' : 'cpu'} size={16} />
      <span>
        {model
          ? `What you write is sent to the model that the operator has set up, at ${model.host}; every figure and person is looked up in the hall. Kept here only if you post or save it.`
          : `The hall’s own engine: words and figures of ${formatCount(figures.services)} services and ${formatCount(figures.deals)} finished deals. Nothing you type leaves this server, and it is kept only if you post or save it.`}
      </span>
    </p>
  )
}
