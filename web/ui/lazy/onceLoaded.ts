import { loadOnline } from './loadOnline.ts'
import { tellMissing } from './tellMissing.ts'

/** What a press does, loaded by the press. */
export function onceLoaded<Module>(load: () => Promise<Module>, act: (module: Module) => void): void {
  void loadOnline(load).then(act, tellMissing)
}
