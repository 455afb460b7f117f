pack-lantern-marsh = Lámpás láp
    .text = Lámpás gőték, és egy szellem, amely nem hagyhatja el a lápot.

group-lantern-newt = Lámpás gőte

card-lantern-newt = Lámpás gőte
    .text = Amikor megsemmisül: húzz 1 kockát a zsákodból az aktív készletedbe.
card-strong-lantern-newt = Erős lámpás gőte
    .text = Amíg a kész területen van, minden lény, amelyet megsemmisítesz, 1 quiddityt hoz. Robbanás: 2-vel több védelem.
card-marsh-ghostly-spirit = Lápi szellem
    .text = Amikor megsemmisül, az aktív készletedbe kerül. Amikor pontoz, 1-gyel több dicsőséget hoz.
