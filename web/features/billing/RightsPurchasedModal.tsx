import { BadgeCheck, History } from 'lucide-react'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { useSession } from '../../data/session/session.ts'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'

// By a plan for everything to come, or bought for one song.
export default function RightsPurchasedModal(bought: ModalInput['rights-purchased']) {
  const isOneSong = 'songTitle' in bought
  const { session } = useSession()
  const others = 'Songs you made on Free are still for personal use only.'
  return (
    <Dialog
      title={isOneSong ? 'This song is yours to use' : 'Your songs are yours to use'}
      description={
        isOneSong
          ? `You can earn money with “${bought.songTitle}”.`
          : `${bought.planName} lets you earn money from your songs.`
      }
      isOpen
      onClose={closeModal}
    >
      <ul className="grid gap-4">
        <li className="flex gap-3">
          <BadgeCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            {isOneSong
              ? 'Publish it, sell it, use it in films. It stays yours.'
              : 'Songs you make from now on are yours to publish, sell and use in films, and they stay yours.'}
          </p>
        </li>
        <li className="flex gap-3">
          <History size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p>
            {isOneSong
              ? 'Your other songs made on Free are still for personal use only.'
              : session?.sellsRights === true
                ? `${others} Get the rights to each in its menu.`
                : others}
          </p>
        </li>
      </ul>
      <Button look="primary" size="large" onClick={closeModal}>
        Done
      </Button>
    </Dialog>
  )
}
