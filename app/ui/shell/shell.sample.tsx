import { Sum } from '../figures/sum/sum.tsx'
import type { Sample } from '../workbench/sample.ts'
import { Crumbs } from './crumbs.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { LitSection, lowWindows } from './window-light.tsx'
import { drawPortrait } from '../avatar/initials.ts'
import { PersonMenu } from './person-menu.tsx'
import { Section } from './section.tsx'
import { Strip } from './strip.tsx'

export const samples: Sample[] = [
  {
    title: 'Demo strip',
    node: <DemoStrip>This is a demo. Nothing here is real money.</DemoStrip>,
  },
  {
    title: 'Strips: the state of an account',
    node: (
      <>
        <Strip
          label="Your address"
          icon="mail"
          tone="warn"
          action={<button className="btn btn-line btn-s">Send again</button>}
        >
          <b>Verify your e-mail address.</b> Open the link that we sent you.
        </Strip>
        <Strip label="Your account" icon="ban" tone="bad">
          <b>Your account is banned.</b>
        </Strip>
        <Strip label="A word" icon="info">
          The hall closes for an hour tonight.
        </Strip>
      </>
    ),
  },
  {
    title: 'Person menu: open it by pointer or by keys',
    node: (
      <div className="row">
        <PersonMenu
          name="Tomás Rivera"
          line="@tomas-rivera"
          portrait={drawPortrait('Tomás Rivera')}
          links={[
            { to: '/my', label: 'My area', icon: 'layout-list' },
            { to: '/my/account', label: 'Account', icon: 'settings' },
          ]}
        >
          <button className="menu-item">Sign out</button>
        </PersonMenu>
      </div>
    ),
  },
  {
    title: 'Crumbs',
    node: (
      <Crumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: 'Categories', to: '/categories' },
          { label: 'Logo and identity' },
        ]}
      />
    ),
  },
  {
    title: 'Hall: a wall with window light',
    node: (
      <LitSection windows={lowWindows}>
        <div className="wb-hall">
          <p className="serif wb-t42">One fee, shown before the click that causes it.</p>
          <div className="wb-narrow">
            <Sum
              rows={[{ name: 'Open projects', amount: '86' }]}
              total={{ name: 'Held', amount: '$48,210.00' }}
            />
          </div>
        </div>
      </LitSection>
    ),
  },
  {
    title: 'Section: the name in the margin',
    node: (
      <Section
        title="Worth seeing"
        text="Chosen by figures, never by payment."
        more={{ to: '/ranking', label: 'How ranking works' }}
        opens
      >
        <p>The matter stands here.</p>
      </Section>
    ),
  },
]
