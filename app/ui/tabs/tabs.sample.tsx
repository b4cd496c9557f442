import { Tabs } from './tabs.tsx'

export const samples = [
  {
    title: 'With counts',
    node: (
      <Tabs
        label="Kinds of identity work"
        tabs={[
          { to: '/c', label: 'All', count: 96, current: true },
          { to: '/c/packaging', label: 'Packaging', count: 14 },
          { to: '/c/icons', label: 'Icons', count: 7 },
        ]}
      />
    ),
  },
  {
    title: 'More than fit on a phone',
    node: (
      <Tabs
        label="States of your deals"
        tabs={['Planned', 'Held', 'Delivered', 'Released', 'Disputed', 'Cancelled'].map((label) => ({
          to: `/my/deals?state=${label}`,
          label,
          current: label === 'Disputed',
        }))}
      />
    ),
  },
]
