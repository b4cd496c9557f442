import { CommandPalette, type PaletteGroup } from './command-palette.tsx'

const groups: PaletteGroup[] = [
  {
    label: 'Go to',
    items: [
      { id: 'today', label: 'Today', to: '/my', icon: 'house' },
      { id: 'deals', label: 'Deals', to: '/my/deals', icon: 'handshake', note: '4 open' },
      {
        id: 'balance',
        label: 'Balance',
        to: '/my/balance',
        icon: 'landmark',
        words: 'money payout statement',
      },
    ],
  },
  { label: 'Do', items: [{ id: 'offer', label: 'Offer a service', to: '/my/services/new', icon: 'plus' }] },
]

export const samples = [{ title: 'Ctrl+K, or the link', node: <CommandPalette groups={groups} /> }]
