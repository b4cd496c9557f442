import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, ButtonLink, IconButton, LinkishButton } from './button.tsx'

export const samples = [
  {
    title: 'Main: rest, hover, focus, busy, disabled',
    node: (
      <div className="row">
        <Button look="main">Accept and release</Button>
        <Button look="main" className="is-hover">
          Hover
        </Button>
        <Button look="main" className="is-focus">
          Focus
        </Button>
        <Button look="main" busy>
          Sending
        </Button>
        <Button look="main" disabled>
          Disabled
        </Button>
      </div>
    ),
  },
  {
    title: 'Line',
    node: (
      <div className="row">
        <Button>Ask for changes</Button>
        <Button className="is-hover">Hover</Button>
        <Button className="is-focus">Focus</Button>
        <Button busy>Saving</Button>
        <Button disabled>Disabled</Button>
      </div>
    ),
  },
  {
    title: 'Bare, danger, sizes',
    node: (
      <div className="row">
        <Button look="bare">
          <Icon name="heart" /> Save
        </Button>
        <Button look="danger">Cancel the deal</Button>
        <Button look="danger" className="is-hover">
          Hover
        </Button>
        <Button look="main" size="s">
          Small
        </Button>
        <Button look="main">Medium</Button>
        <Button look="main" size="l">
          Large
        </Button>
        <IconButton label="More">
          <Icon name="ellipsis" />
        </IconButton>
      </div>
    ),
  },
  {
    title: 'A link that looks like a button, a button that looks like a link, wide',
    node: (
      <div className="stack">
        <div className="row">
          <ButtonLink to="/services" look="main">
            Look at services
          </ButtonLink>
          <LinkishButton>Why is this first?</LinkishButton>
        </div>
        <Button look="main" size="l" wide>
          Sign in
        </Button>
      </div>
    ),
  },
]
