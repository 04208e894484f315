import { Ellipsis, Heart, ListPlus, Monitor, Moon, Pencil, Plus, Share2, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { Chip } from '../../../ui/controls/Chip.tsx'
import { ContextMenu } from '../../../ui/surfaces/ContextMenu.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Menu, MenuCheck, MenuChoices, MenuItem, MenuLine } from '../../../ui/surfaces/Menu.tsx'
import { LONG_TITLE } from './sampleTexts.ts'
import { State, type Sample } from './Showcase.tsx'

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const

function ButtonStates() {
  return (
    <>
      {LOOKS.map((look) => (
        <State key={look} name={look}>
          <Button look={look}>Create</Button>
        </State>
      ))}
      <State name="small">
        <Button size="small">Try again</Button>
      </State>
      <State name="large">
        <Button look="primary" size="large">
          Create
        </Button>
      </State>
      <State name="focus" isFocused>
        <Button look="primary">Create</Button>
      </State>
      <State name="disabled">
        <Button look="primary" disabled>
          Create
        </Button>
      </State>
      <State name="busy">
        <Button look="primary" isBusy>
          Creating
        </Button>
      </State>
      <State name="long text" isWide>
        <Button title={LONG_TITLE}>{LONG_TITLE}</Button>
      </State>
    </>
  )
}

function IconButtonStates() {
  return (
    <>
      <State name="default">
        <IconButton label="Like">
          <Heart size={18} />
        </IconButton>
      </State>
      <State name="on">
        <IconButton label="Like" isOn>
          <Heart size={18} fill="currentColor" />
        </IconButton>
      </State>
      <State name="focus" isFocused>
        <IconButton label="Like">
          <Heart size={18} />
        </IconButton>
      </State>
      <State name="disabled">
        <IconButton label="Like" disabled>
          <Heart size={18} />
        </IconButton>
      </State>
      <State name="busy">
        <IconButton label="Like" isBusy>
          <Heart size={18} />
        </IconButton>
      </State>
    </>
  )
}

function ChipStates() {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <State name="suggestion">
        <Chip>
          <Plus size={13} aria-hidden="true" />
          bossa nova
        </Chip>
      </State>
      <State name="filter on or off">
        <Chip isOn={isOn} onClick={() => setOn(!isOn)}>
          Liked
        </Chip>
      </State>
      <State name="focus" isFocused>
        <Chip>Liked</Chip>
      </State>
      <State name="disabled">
        <Chip disabled>Liked</Chip>
      </State>
      <State name="long text" isWide>
        <Chip title={LONG_TITLE}>{LONG_TITLE}</Chip>
      </State>
    </>
  )
}

function SongItems() {
  const [isPublic, setPublic] = useState(true)
  return (
    <>
      <MenuItem onClick={() => undefined}>
        <Pencil size={16} />
        Edit details
      </MenuItem>
      <MenuItem onClick={() => undefined} isDisabled>
        <Share2 size={16} />
        Share
      </MenuItem>
      <MenuItem onClick={() => undefined}>
        <ListPlus size={16} className="shrink-0" />
        <span className="truncate" title={LONG_TITLE}>
          Add to {LONG_TITLE}
        </span>
      </MenuItem>
      <MenuCheck isOn={isPublic} onChange={setPublic}>
        Public
      </MenuCheck>
      <MenuLine />
      <MenuItem onClick={() => undefined} isDangerous>
        <Trash2 size={16} />
        Move to trash
      </MenuItem>
    </>
  )
}

function MenuStates() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const trigger = 'inline-grid size-11 place-items-center rounded-full text-soft feedback hover:bg-high'
  return (
    <>
      <State name="commands: disabled, long, checked, dangerous">
        <Menu label="More" triggerClassName={trigger} trigger={<Ellipsis size={18} />} startsOpen={false}>
          <SongItems />
        </Menu>
      </State>
      <State name="one of several">
        <Menu label="Theme" triggerClassName={trigger} trigger={<Sun size={18} />} startsOpen={false}>
          <MenuChoices
            label="Theme"
            value={theme}
            onChange={setTheme}
            choices={[
              { value: 'system', label: 'System', icon: <Monitor size={16} /> },
              { value: 'light', label: 'Light', icon: <Sun size={16} /> },
              { value: 'dark', label: 'Dark', icon: <Moon size={16} /> },
            ]}
          />
        </Menu>
      </State>
    </>
  )
}

function ContextMenuStates() {
  return (
    <State name="right click, long press or the menu key" isWide>
      <ContextMenu
        items={<SongItems />}
        className="grid h-24 place-items-center rounded-card border border-dashed border-rim text-soft select-none"
      >
        A song would lie here.
      </ContextMenu>
    </State>
  )
}

export const actionSamples: Sample[] = [
  { name: 'Button', hover: 'one step lighter.', focus: 'ring.', States: ButtonStates },
  { name: 'Icon button', hover: 'a round ground and its name.', focus: 'ring.', States: IconButtonStates },
  { name: 'Chip', hover: 'accent rim.', focus: 'ring.', States: ChipStates },
  { name: 'Menu', hover: 'the item lights up.', focus: 'the same, moved by arrows and letters.', States: MenuStates },
  { name: 'Context menu', hover: 'as in Menu.', focus: 'as in Menu.', States: ContextMenuStates },
]
