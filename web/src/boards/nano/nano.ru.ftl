# Карта «Корпорации НАНО».
# Как устроены эти файлы, сказано в docs/texts.md.

board = Карта
board-keys = Стрелки ведут от гекса к гексу, Enter выбирает, I рассказывает о гексе.
board-loading = Карта уже в пути.

terrain-open = Открытая местность { $id }
terrain-business-centre = Бизнес-центр { $id }
terrain-frontier = Погранпост { $id }
terrain-university-1 = Университет I, { $id }
terrain-university-2 = Университет II, { $id }
terrain-labour-exchange = Биржа труда { $id }
terrain-dealership = Автосалон { $id }
terrain-mine = Шахта { $id }
terrain-excavating-plant = Карьер { $id }
terrain-steel-plant = Сталелитейный завод { $id }
terrain-power-plant = Электростанция { $id }
terrain-technology-park = Технопарк { $id }

sign-university-1 = Университет I
sign-university-2 = Университет II
sign-labour-exchange = Рабочие
sign-dealership = Транспорт
sign-business-centre = Бизнес-центр

about-open = здесь ничего не продаётся.
about-business-centre = кто закончил ход здесь, может купить уголь, руду, сталь и энергию по биржевой цене.
about-frontier = { $frontier ->
    [staying] кто за ход вошёл сюда или остался здесь, берёт карту действий.
   *[entering] кто вошёл сюда за ход, берёт карту действий.
}
about-university-1 = показывает гостю две технологии не дороже 50; одну можно купить.
about-university-2 = показывает гостю две технологии дороже 50; одну можно купить.
about-labour-exchange = здесь нанимают рабочих.
about-dealership = здесь продают и принимают назад электромобили и квадрокоптеры.
about-free = свободный актив за { $cost }: { $recipe }
about-owned = владелец { $name }
about-workers = рабочих { $n } из { $of }
about-guard = под охраной
about-raid-none = здесь { $name }
about-raid-sabotage = саботаж, рейдер { $name }
about-raid-supplied = рейдер { $name } снабжает актив и пользуется им
about-raid-used = рейдер { $name }
about-raid-released = захват окончен, рейдер { $name }
about-mine = уголь для электростанций.
about-excavating-plant = руда для сталелитейных заводов.
about-steel-plant = сталь из руды для технопарков.
about-power-plant = энергия из угля для технопарков.
about-technology-park = БИОботы из стали и энергии: первый побеждает.

next-strike = забастовка
next-sabotage = простаивает
next-workers = { $n ->
    [one] не хватает { $n } рабочего
    [few] не хватает { $n } рабочих
   *[many] не хватает { $n } рабочих
}
next-goods = не хватает: { $goods }
next-makes = даст: { $made }
next-taken = даст: { $made }; получит { $name }

workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}

units-coal = { $n ->
    [one] { $n } уголь
    [few] { $n } угля
   *[many] { $n } угля
}
units-ore = { $n ->
    [one] { $n } руда
    [few] { $n } руды
   *[many] { $n } руды
}
units-steel = { $n ->
    [one] { $n } сталь
    [few] { $n } стали
   *[many] { $n } стали
}
units-energy = { $n ->
    [one] { $n } энергия
    [few] { $n } энергии
   *[many] { $n } энергии
}
units-biobot = { $n ->
    [one] { $n } БИОбот
    [few] { $n } БИОбота
   *[many] { $n } БИОботов
}

currency = нАн

label-chip = фишка: { $name }
label-target = можно дойти
label-crossing = можно дойти через погранпост

hint-move = Выберите, куда идти: в голубую область путь свободен, в жёлтую — через погранпост, где берут карту.
hint-enter = Выберите гекс Бизнес-центра, с которого начать.
hint-look = Наведите на гекс или коснитесь его, чтобы прочесть о нём.


skip = Промотать

stages = Этапы хода

round = Раунд { $round }
round-of = Раунд { $round } из { $rounds }

move-yours = Ваш ход
move-of = Ходит { $name }
move-over = Игра окончена

stage-production = Производство
stage-prices = Цены
stage-movement = Движение
stage-investments = Инвестиции
stage-planning = Планирование

card = Карта действия
card-drawn = { $name }: карта с границы

sell-asked = { $what }? Выкупить обратно стоит { $cost }.

place-beyond = За этот ход сюда не добраться.
place-free = Свободно
place-cost = Цена
place-dividend = Карта дивидендов даёт
place-technology = Технология
place-basic = базовая
place-recipe = За ход
place-workers = Рабочие
place-workers-of = { $n } из { $of }
place-guard = Охрана
place-next = Следующее производство
place-raid = Захват
place-stock = осталось { $n }
place-shut = не продаётся, пока никто не купил первое производство
place-deck = Карт в колоде
place-thrown = В сбросе
place-top = Верхняя карта
place-hiring = Наём рабочего
place-left = Осталось рабочих
place-speed = { $n ->
    [one] { $n } гекс за ход
    [few] { $n } гекса за ход
   *[many] { $n } гексов за ход
}

yes = да

no = нет

chart-dug = Цены угля и руды
chart-made = Цены стали и энергии
