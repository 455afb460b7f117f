// Which warrior is looked at before the battle: the board knows, the dock shows its cards.

class Looked {
  id: string | null = $state(null)
}

export const looked = new Looked()
