import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { toast, ToastRegion } from './toast.tsx'

export const samples = [
  {
    title: 'As they look',
    node: (
      <div className="stack">
        <div className="toast">
          <Icon name="heart" /> Saved to Favourites
          <button type="button" className="toast-act">
            Undo
          </button>
        </div>
        <div className="toast">
          <Icon name="wifi-off" /> No network. Your message waits here.
          <button type="button" className="toast-act">
            Try now
          </button>
        </div>
      </div>
    ),
  },
  {
    title: 'As they come',
    node: (
      <div className="row">
        <Button
          type="button"
          onClick={() =>
            toast({
              text: 'Saved to Favourites',
              icon: 'heart',
              action: { label: 'Undo', onAction: () => {} },
            })
          }
        >
          Save
        </Button>
        <Button
          type="button"
          onClick={() =>
            toast({
              id: 'network',
              text: 'No network. Your message waits here.',
              icon: 'wifi-off',
              durationMs: null,
            })
          }
        >
          Lose the network
        </Button>
        <ToastRegion />
      </div>
    ),
  },
]
