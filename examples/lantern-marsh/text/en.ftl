pack-lantern-marsh = Lantern Marsh
    .text = Newts with lanterns, and a spirit that cannot leave the marsh.

group-lantern-newt = Lantern Newt

card-lantern-newt = Lantern Newt
    .text = When it is destroyed: draw 1 die from your bag into your active pool.
card-strong-lantern-newt = Strong Lantern Newt
    .text = While it is ready, each creature you destroy brings you 1 quiddity. Burst: 2 more defence.
card-marsh-ghostly-spirit = Marsh Spirit
    .text = When it is destroyed, it goes to your active pool. When it scores, it brings 1 more glory.
