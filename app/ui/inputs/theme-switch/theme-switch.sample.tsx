import { ThemeSwitch } from './theme-switch.tsx'

export const samples = [{ title: 'One click, no page load', node: <ThemeSwitch theme="system" next="/" /> }]
