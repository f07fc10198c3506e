</main>
<footer><nav><a href="<?php echo esc_url(get_permalink(get_option('page_for_posts'))); ?>">Actualités</a> <a href="<?php echo esc_url(get_post_type_archive_link('event')); ?>">Calendrier</a></nav></footer>
<?php wp_footer(); ?>
</body>
</html>
