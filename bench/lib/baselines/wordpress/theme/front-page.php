<?php
get_header();
lean_section('À la une', 'slides', 'large', ['post_type' => 'slide', 'posts_per_page' => 5]);
lean_section('Prochains événements', 'cards', 'medium', ['post_type' => 'event', 'posts_per_page' => 3]);
lean_section('Nos services', 'cards', 'medium', ['post_type' => 'page', 'posts_per_page' => 4, 'meta_key' => '_thumbnail_id']);
lean_section('Actualités', 'cards', 'medium', ['post_type' => 'post', 'posts_per_page' => 6]);
lean_section('Chambres', 'cards', 'medium', ['post_type' => 'chamber', 'posts_per_page' => 12]);
lean_section('Partenaires', 'cards', 'medium', ['post_type' => 'partner', 'posts_per_page' => 18]);
get_footer();
